import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface AppPageProps {
  /** The name of the page. Without it, the title is the name of the app. */
  title?: string;
  children: ReactNode;
}

/** A page that begins like one that the browser loads: with its title, at the top, and with the focus there. */
export function AppPage({ title, children }: AppPageProps) {
  const { pathname } = useLocation();
  // The browser itself knows where the user was on the page to which they go back.
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = title ? `${title} – my-app` : 'my-app';
  }, [title]);

  useEffect(() => {
    if (isBack) return;
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);

  return (
    <div ref={page} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}
