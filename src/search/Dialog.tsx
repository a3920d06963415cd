import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HitText from './HitText';
import Outcome, { summaryOf } from './Outcome';
import { LONGEST_QUERY, useSearch } from './useSearch';
import styles from './styles.module.css';

/** The option that a key leads to. */
function optionByKey(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/**
 * The search, as a combobox with a list of results.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export default function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { state, retry } = useSearch(query);
  const groups = state.status === 'done' ? state.results.groups : [];
  const count = state.status === 'done' ? state.results.count : 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => dialog.current?.showModal(), []);

  // The dialog's `close` event comes later, when the search may be open again.
  function close() {
    dialog.current?.close();
    onClose();
  }

  function choose(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    // In Safari, the key that ends a composition comes after its end.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (count === 0) return;
    const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    const next = optionByKey(event.key, active, count);
    // With a modifier, these keys select text, or move through it.
    if (next !== undefined && !isModified) {
      event.preventDefault();
      choose(next);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const link = list.current?.querySelectorAll('a')[active];
    if (!link) return;
    if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
    else link.click();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className={styles.dialog}
      onClose={onClose}
      // The backdrop is the dialog itself.
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <input
            type="text"
            role="combobox"
            aria-label="Search"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={count > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={LONGEST_QUERY}
            placeholder="Components, props, classes, guides"
            className={styles.input}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
          <button type="button" className="clean-btn" onClick={close}>
            Close
          </button>
        </div>
        <p role="status" className={styles.status}>
          {summaryOf(state)}
        </p>
        {/* The input handles the keyboard. */}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Results"
          className={styles.list}
        >
          {groups.map(({ group, hits, start }) => (
            <div key={group} role="group" aria-label={group}>
              <div aria-hidden className={styles.group}>
                {group}
              </div>
              {hits.map((hit, place) => {
                const own = start + place;
                return (
                  <Link
                    key={hit.href}
                    id={optionId(own)}
                    to={hit.href}
                    role="option"
                    aria-selected={own === active}
                    tabIndex={-1}
                    className={styles.option}
                    onPointerMove={() => setActive(own)}
                    onClick={({ ctrlKey, metaKey, shiftKey }) => {
                      if (!ctrlKey && !metaKey && !shiftKey) close();
                    }}
                  >
                    <HitText hit={hit} />
                  </Link>
                );
              })}
            </div>
          ))}
        </div>
        {count === 0 && <Outcome state={state} onRetry={retry} />}
      </div>
    </dialog>
  );
}
