import { Activity, Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as bulmatic from 'bulmatic';
import type { JsxElement } from 'bulmatic-convert';
import { hasEffect } from './cascade/hasEffect.ts';
import { readStyles, type Styles } from './cascade/styles.ts';
import { elementOf } from '../browser/elementOf.ts';
import { container } from '../demos/page/hydrate.tsx';
import Started from '../demos/page/Started.tsx';
import type { TryItFrame } from './frame.ts';

/** Says why something cannot be rendered, in its place. */
class Stage extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    const { error } = this.state;
    // In production, the messages of the library are only the names of components.
    return error ? (
      <p role="alert">This can’t be rendered with these props: {error.message}</p>
    ) : (
      this.props.children
    );
  }
}

// The stage shows what went wrong.
const options = { onCaughtError: () => {} };
const root = createRoot(container, options);
/** Layout that goes from edge to edge, as on the pages of demos. */
const isLayout = () => container.firstElementChild?.matches('.hero, .navbar, .section, .footer');
let count = 0;

function show(jsx: JsxElement) {
  count += 1;
  document.body.inert = true;
  flushSync(() =>
    root.render(
      <Started key={count}>
        <Stage>{elementOf(jsx, bulmatic)}</Stage>
      </Started>,
    ),
  );
  container.classList.toggle('has-space', !isLayout());
}

/** Renders each of some JSX without running an effect, and not in the page. */
async function rendered(all: readonly JsxElement[]): Promise<Element[]> {
  const aside = document.createElement('div');
  const asideRoot = createRoot(aside, options);
  const isRendered = new Promise((resolve) => {
    new MutationObserver(resolve).observe(aside, { childList: true });
  });
  asideRoot.render(
    <Activity mode="hidden">
      {all.map((jsx, index) => (
        <div key={index}>
          <Stage>{elementOf(jsx, bulmatic)}</Stage>
        </div>
      ))}
    </Activity>,
  );
  await isRendered;
  const elements = [...aside.children].map((one) => one.cloneNode(true) as Element);
  asideRoot.unmount();
  return elements;
}

const classesIn = (element: Element) =>
  new Set([...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));

let styles: Styles | undefined;

async function vainClasses(jsx: JsxElement, variants: readonly JsxElement[]) {
  styles ??= readStyles(document.styleSheets);
  const read = styles;
  const [now, ...others] = await rendered([jsx, ...variants]);
  return others.map((before) => {
    if (hasEffect(before, now!, read)) return undefined;
    const known = classesIn(before);
    return [...classesIn(now!)].filter((name) => !known.has(name));
  });
}

window.tryIt = { show, vainClasses } satisfies TryItFrame;
