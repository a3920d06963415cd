'use client';

import {
  Children,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Block, Button } from 'bulmatic';
import { useCalmTimer } from '../shared/useCalmTimer';
import { useValue } from '../shared/useValue';

export interface CarouselProps {
  /** What the carousel shows, such as “Boats”, for screen readers. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** The index of the slide that is shown. Set `onValueChange` too. */
  value?: number;
  /** The index of the slide that is shown at first, if you don’t set `value`. */
  defaultValue?: number;
  /** Called with the index of the new slide when the user or the timer moves to it. */
  onValueChange?: (value: number) => void;
  /** How long each slide is shown, in milliseconds. A button stops the timer. By default, only the user changes slides. */
  interval?: number;
}

const TEXTS = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  start: 'Start moving',
  stop: 'Stop moving',
  of: (number: number, count: number) => `${number} of ${count}`,
  show: (number: number) => `Show slide ${number}`,
};

/** The timer pauses under the pointer, and while the keyboard focus is inside, except on the button that starts it. */
const IN_USE = ':hover, :has(:focus-visible:not([data-starts]))';

const ROUND = { width: '2.5rem', height: '2.5rem', padding: 0, fontSize: '1.5rem', lineHeight: 1 };

const DOT = {
  '--bulma-button-border-width': '0px',
  '--bulma-button-outer-shadow-a': 0,
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
} as CSSProperties;

const PREFERENCE = '(prefers-reduced-motion: reduce)';
const prefersLessMotion = () => matchMedia(PREFERENCE).matches;

function onPreferenceChange(listener: () => void) {
  const query = matchMedia(PREFERENCE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The index of the slide that the user sees most of. In right-to-left text, `scrollLeft` is negative. */
const indexIn = ({ scrollLeft, clientWidth }: Element) =>
  Math.round(Math.abs(scrollLeft) / clientWidth);

function scrollToSlide(track: Element, index: number, behavior: ScrollBehavior) {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: sign * index * track.clientWidth, behavior });
}

const move = (track: Element, index: number) =>
  scrollToSlide(track, index, prefersLessMotion() ? 'instant' : 'smooth');

/** Slides, one of which is shown at a time. The user swipes, or uses the buttons below. */
export function Carousel({
  label,
  children,
  value,
  defaultValue = 0,
  onValueChange,
  interval,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** The index of the slide that it scrolls to. The slides on the way there don’t become current. */
  const target = useRef<number>(undefined);
  const [current, setCurrent] = useValue(value, defaultValue, onValueChange);
  const [moves, setMoves] = useState<boolean>();
  const isCalm = useSyncExternalStore(onPreferenceChange, prefersLessMotion, () => true);
  const isMoving = interval !== undefined && (moves ?? !isCalm);
  const shown = useRef(current);
  const slides = Children.toArray(children);
  // Before the slides are loaded, `% 0` would be `NaN`.
  const count = Math.max(slides.length, 1);

  const change = (next: number) => next !== current && setCurrent(next);
  const step = (by: number) => change((current + by + count) % count);

  function handleScroll() {
    if (!track.current) return;
    const index = indexIn(track.current);
    if (target.current === index) target.current = undefined;
    if (target.current === undefined) change(index);
  }

  /** Lets the user scroll from where it is. */
  const takeOver = () => (target.current = undefined);

  // Hidden elements don’t scroll, so this waits until the carousel is shown, for the first time or again.
  useLayoutEffect(() => {
    const at = track.current;
    if (!at) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (!width) scrollToSlide(at, shown.current, 'instant');
      width = at.clientWidth;
    });
    observer.observe(at);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const at = track.current;
    shown.current = current;
    if (!at || indexIn(at) === current) return;
    target.current = current;
    move(at, current);
  }, [current]);

  function moveOn() {
    target.current = (current + 1) % count;
    if (track.current) move(track.current, target.current);
  }

  const duration = isMoving ? interval : Infinity;
  useCalmTimer({ duration, element: root, inUse: IN_USE, onEnd: moveOn }, current);

  return (
    <Block
      as="section"
      ref={root}
      aria-roledescription={TEXTS.carousel}
      aria-label={label}
      display="flex"
      // For keys and screen readers, the controls come first.
      flexDirection="column-reverse"
      gap={1}
    >
      <Block display="flex" alignItems="center" justifyContent="center" gap={1} m={0}>
        {interval !== undefined && (
          <Button size="small" rounded data-starts onClick={() => setMoves(!isMoving)}>
            {isMoving ? TEXTS.stop : TEXTS.start}
          </Button>
        )}
        {/* This character and the other one are mirrored in right-to-left text. */}
        <Button rounded aria-label={TEXTS.previous} onClick={() => step(-1)} style={ROUND}>
          ‹
        </Button>
        {slides.map((_, index) => (
          <Button
            key={index}
            rounded
            aria-label={TEXTS.show(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => change(index)}
            style={DOT}
          >
            <span
              style={{
                width: '0.75rem',
                height: '0.75rem',
                borderRadius: '50%',
                border: `${index === current ? '0.375rem' : '2px'} solid`,
              }}
            />
          </Button>
        ))}
        <Button rounded aria-label={TEXTS.next} onClick={() => step(1)} style={ROUND}>
          ›
        </Button>
      </Block>
      <Block
        ref={track}
        role="group"
        aria-label={label}
        aria-live={isMoving ? 'off' : 'polite'}
        tabIndex={0}
        onScroll={handleScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={takeOver}
        display="flex"
        m={0}
        style={{ overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'none' }}
      >
        {slides.map((slide, index) => (
          <Block
            key={index}
            role="group"
            aria-roledescription={TEXTS.slide}
            aria-label={TEXTS.of(index + 1, count)}
            inert={index !== current}
            m={0}
            style={{ flex: '0 0 100%', scrollSnapAlign: 'start', minWidth: 0 }}
          >
            {slide}
          </Block>
        ))}
      </Block>
    </Block>
  );
}
