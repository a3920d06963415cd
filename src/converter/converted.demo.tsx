import { Component, useEffect, useState, type ReactNode } from 'react';
import * as bulmatic from 'bulmatic';
import type { JsxElement } from 'bulmatic-convert';
import { isTree, READY } from './messages.ts';
import { elementOf } from '../browser/elementOf.ts';

/** Says what stopped a result, until there is another. */
class Guard extends Component<
  { children: ReactNode },
  { message?: string }
> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return {
      message: error instanceof Error ? error.message : String(error),
    };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">It stopped: {message}</p>
    );
  }
}

const Result = ({ tree }: { tree: JsxElement }) =>
  elementOf(tree, bulmatic);

/** Links and forms lead nowhere here. What the components do with a click comes first. */
function stay(event: Event) {
  const { target, type } = event;
  if (
    type === 'submit' ||
    (target instanceof Element && target.closest('a'))
  ) {
    event.preventDefault();
  }
}

/** Shows what the converter makes, which the page around it sends. */
export default function Converted(): ReactNode {
  const [{ tree, turn }, show] = useState<{
    tree?: JsxElement;
    turn: number;
  }>({ turn: 0 });

  useEffect(() => {
    function receive({ data, source, origin }: MessageEvent<unknown>) {
      if (source !== parent || origin !== location.origin || !isTree(data))
        return;
      // Until it is there, so that a dialog in it does not take the focus away from the page around it.
      document.body.inert = true;
      show((last) => ({ tree: data, turn: last.turn + 1 }));
    }
    addEventListener('message', receive);
    addEventListener('click', stay);
    addEventListener('submit', stay);
    if (parent !== window) parent.postMessage(READY, location.origin);
    return () => {
      removeEventListener('message', receive);
      removeEventListener('click', stay);
      removeEventListener('submit', stay);
    };
  }, []);

  useEffect(() => {
    // A dialog takes the focus one render later.
    const timer = setTimeout(() => {
      document.body.inert = false;
    });
    return () => clearTimeout(timer);
  }, [turn]);

  return (
    // What opens in it needs room too.
    <div style={{ minHeight: '12rem' }}>
      {tree && (
        <Guard key={turn}>
          <Result tree={tree} />
        </Guard>
      )}
    </div>
  );
}
