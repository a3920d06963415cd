import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

/** A table of a document, in a box that the user can scroll with the keyboard if the table is too wide. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // In the same frame in which the box becomes scrollable.
    const observer = new ResizeObserver(() =>
      flushSync(() => setTooWide(element.scrollWidth > element.clientWidth)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focusable = { role: 'group', 'aria-label': 'Table, scrolls sideways', tabIndex: 0 };
  return (
    <div ref={box} className={styles.box} {...(isTooWide && focusable)}>
      <table {...props} />
    </div>
  );
}
