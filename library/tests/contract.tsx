import axe from 'axe-core';
import { createRef, StrictMode, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { server } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import 'bulma/css/bulma.css';
import { expectHydration } from './expectHydration.tsx';
import { WITHIN, type Wrap } from './within.tsx';

interface Contract {
  /** The props without which the component makes no sense, above all its label or children. */
  props?: Record<string, unknown>;
  /** The Bulma class of the root element. */
  className: string;
  /** Tag name, in lower case, of the element that takes the attributes and `ref`. */
  element: string;
  /** Where a form control takes the attributes: the selector of the ancestor that takes the classes and `style`. */
  root?: string;
  /** What the component stands in here, where that is not what `within.tsx` says of it. */
  within?: Wrap;
  /** Rules of axe that this component breaks because of Bulma's own CSS, with the reason. */
  excused?: Record<string, string>;
}

/** Fails at once, and not as many times as there are tests, where a part is missing what it stands in. */
function expectToStandAlone(element: ReactElement, name: string) {
  try {
    renderToStaticMarkup(element);
  } catch (cause) {
    const message = `${name} cannot stand alone: library/tests/within.tsx has to say what it stands in.`;
    throw new Error(message, { cause });
  }
}

/** What every component of the library guarantees; each calls this once, from its own test file. */
export function describeContract(
  // Props differ per component, and the contract hands over only what all of them take.
  Component: ComponentType<never>,
  { props = {}, className, element, root: rootSelector, within, excused = {} }: Contract,
) {
  const Subject = Component as ComponentType<Record<string, unknown>>;
  const { name } = Component;
  const wrap = within ?? WITHIN[name];
  if (!wrap) expectToStandAlone(<Subject {...props} />, name);
  const subject = (more: Record<string, unknown> = {}) => {
    const part = <Subject {...props} {...more} data-testid="root" />;
    return wrap ? wrap(part) : part;
  };
  const target = async (more?: Record<string, unknown>) => {
    const screen = await render(<StrictMode>{subject(more)}</StrictMode>);
    return screen.getByTestId('root').element();
  };
  const rootOf = (node: Element) => (rootSelector ? node.closest(rootSelector) : node);

  // What React renders is the same in every engine.
  describe.runIf(server.browser === 'chromium')(`${name}, as every component,`, () => {
    test('renders its element with its Bulma class', async () => {
      const node = await target();
      expect(node.tagName.toLowerCase()).toBe(element);
      expect(rootOf(node)).toHaveClass(className);
    });

    test('passes attributes on to its element', async () => {
      const node = await target({ id: 'given', title: 'Given', 'data-given': 'yes' });
      expect(node).toHaveAttribute('id', 'given');
      expect(node).toHaveAttribute('title', 'Given');
      expect(node).toHaveAttribute('data-given', 'yes');
    });

    test('passes on what a component in `as` may want under the names of internal props', async () => {
      const node = await target({ base: 'a', english: 'b', page: 'c' });
      expect(node).toHaveAttribute('base', 'a');
      expect(node).toHaveAttribute('english', 'b');
      expect(node).toHaveAttribute('page', 'c');
    });

    test('keeps its own classes beside className, and takes style', async () => {
      const node = rootOf(await target({ className: 'mine', style: { opacity: 0.5 } }));
      expect(node).toHaveClass(className, 'mine');
      expect(node).toHaveStyle({ opacity: '0.5' });
    });

    test('gives its element to ref', async () => {
      const ref = createRef<Element>();
      expect(await target({ ref })).toBe(ref.current);
    });

    test('takes the helper props', async () => {
      const node = rootOf(
        await target({ mt: 3, textColor: 'primary-35', display: { mobile: 'hidden' } }),
      );
      expect(node).toHaveClass('mt-3', 'has-text-primary-35', 'is-hidden-mobile');
      expect(node).not.toHaveAttribute('mt');
    });

    test('hydrates what the server renders, without a warning', async () => {
      await expectHydration(subject());
    });

    test.for(['light', 'dark'])('has no accessibility violation in %s mode', async (theme) => {
      const { dataset } = document.documentElement;
      dataset.theme = theme;
      onTestFinished(() => void delete dataset.theme);
      await target();
      const rules = Object.fromEntries(
        // Rules for whole pages say nothing of one component.
        ['region', 'landmark-one-main', 'page-has-heading-one', ...Object.keys(excused)].map(
          (rule) => [rule, { enabled: false }],
        ),
      );
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}
