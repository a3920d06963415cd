import { useEffect, useState, type RefObject } from 'react';

/** The height of what a frame contains in pixels, once it is loaded. */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.scrollHeight));
    const observe = () => {
      const content = current.contentDocument?.getElementById('demo');
      if (content) observer.observe(content);
    };
    // It may have been loaded before this page ran.
    observe();
    current.addEventListener('load', observe);
    return () => {
      current.removeEventListener('load', observe);
      observer.disconnect();
    };
  }, [frame]);
  return height;
}
