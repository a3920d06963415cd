import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useScrollPositionBlocker } from '@docusaurus/theme-common/internal';
import type { CodeSource } from '@generated/code';
import clsx from 'clsx';
import Code from '@site/src/ui/Code';
import { CODES, useChosenCode, type CodeName } from './useChosenCode';
import styles from './styles.module.css';

export interface DemoTabsProps {
  /** The code of each tab. */
  codes: Readonly<Record<CodeName, CodeSource>>;
  /** Next to the tabs. */
  children: ReactNode;
}

const withoutScripts = (code: CodeSource, what: CodeName) =>
  `<noscript><div class="${styles.code}"><pre tabindex="0" aria-label="${what}"><code data-code="${code.id}">${code.html}</code></pre></div></noscript>`;

/**
 * The code of a hidden tab, which is in the page for browsers without JavaScript. React leaves it alone.
 */
const unbuilt = (code: CodeSource, what: CodeName) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {
    __html: ExecutionEnvironment.canUseDOM ? '' : withoutScripts(code, what),
  },
});

/**
 * The code of a demo in tabs. Only the tab that is shown is built.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function DemoTabs({ codes, children }: DemoTabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosenCode();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  function show(name: CodeName) {
    // All demos above change their height too.
    if (list.current) blockElementScrollPositionUntilNextRender(list.current);
    choose(name);
  }

  function move({ key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[key];
    // With Alt, they go back and forward in the browser.
    if (!step || altKey || ctrlKey || metaKey) return;
    const tabs = [...(currentTarget.parentElement?.children ?? [])] as HTMLElement[];
    const next = (tabs.indexOf(currentTarget as HTMLElement) + step + tabs.length) % tabs.length;
    tabs[next]?.focus();
    show(CODES[next] ?? chosen);
  }

  return (
    <div className="tabs-container">
      <div ref={list} role="tablist" aria-label="Code" className={clsx('tabs', styles.tabs)}>
        {CODES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            className={clsx('tabs__item', styles.tab, name === chosen && 'tabs__item--active')}
            onClick={() => show(name)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {children}
      {CODES.map((name) => {
        const panel = {
          role: 'tabpanel',
          id: `${id}-${name}`,
          'aria-labelledby': `${id}-${name}-tab`,
        };
        if (name !== chosen)
          return <div key={`${name} kept`} hidden {...panel} {...unbuilt(codes[name], name)} />;
        return (
          <div key={name} {...panel}>
            <Code code={codes[name]} what={name} label={name} className={styles.code} />
          </div>
        );
      })}
    </div>
  );
}
