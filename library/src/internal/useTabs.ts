import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type SetStateAction,
} from 'react';
import { chain } from './chain.ts';
import { moveFocus } from './moveFocus.ts';
import { pressByKey } from './pressByKey.ts';
import { useControlled } from './useControlled.ts';
import { useParent } from './useParent.ts';

interface TabsState {
  chosen: string;
  choose: (value: string) => void;
  /** The values that have a panel. */
  panels: readonly string[];
  setPanels: Dispatch<SetStateAction<readonly string[]>>;
  idOf: (part: 'tab' | 'panel', value: string) => string;
}

/** The tabs that a part belongs to. Without them, a tab is a plain link. */
export const TabsContext = createContext<TabsState | null>(null);

/** The state of tabs: which one is chosen, and which ones have a panel. */
export function useTabs(
  value: string | undefined,
  defaultValue: string | undefined,
  onChange: ((value: string) => void) | undefined,
): TabsState {
  const [chosen, choose] = useControlled(value, defaultValue ?? '', onChange);
  const [panels, setPanels] = useState<readonly string[]>([]);
  const id = useId();
  // Encoded, because a space would end the id in an ARIA attribute.
  const idOf = (part: 'tab' | 'panel', name: string) => `${id}-${part}-${encodeURIComponent(name)}`;
  return { chosen, choose, panels, setPanels, idOf };
}

function onTabKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = event.currentTarget
    .closest('[role=tablist]')
    ?.querySelectorAll<HTMLElement>('[role=tab]');
  pressByKey(event);
  // As with radio buttons, the arrow keys choose, and what is chosen is pressed.
  moveFocus(event, [...(tabs ?? [])], 'horizontal')?.click();
}

/** The attributes of one tab. */
export function useTab(
  part: string,
  value: string | undefined,
  onClick?: MouseEventHandler,
  onKeyDown?: KeyboardEventHandler,
) {
  const tabs = useContext(TabsContext);
  if (!tabs) return { onClick, onKeyDown };
  if (value === undefined) throw new Error(`<${part}> is missing its \`value\`.`);
  const { chosen, choose, panels, idOf } = tabs;
  return {
    role: 'tab',
    id: idOf('tab', value),
    'aria-selected': chosen === value,
    'aria-controls': panels.includes(value) ? idOf('panel', value) : undefined,
    tabIndex: chosen === value || chosen === '' ? 0 : -1,
    onClick: chain(onClick, () => choose(value)),
    onKeyDown: chain(onKeyDown, onTabKey),
  };
}

/** The attributes of the panel of one tab. */
export function useTabPanel(part: string, parent: string, value: string) {
  const { chosen, setPanels, idOf } = useParent(TabsContext, part, parent);
  useEffect(() => {
    setPanels((all) => [...all, value]);
    return () => setPanels((all) => all.filter((one) => one !== value));
  }, [value, setPanels]);
  return {
    role: 'tabpanel',
    id: idOf('panel', value),
    'aria-labelledby': idOf('tab', value),
    tabIndex: 0,
    hidden: chosen !== value,
  };
}
