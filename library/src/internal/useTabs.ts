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

type Part = 'tab' | 'panel';
type Ids = Readonly<Record<string, string | undefined>>;

interface TabsState {
  chosen: string;
  choose: (value: string) => void;
  /** The ids of the tabs and panels that are on the page, by `keyOf`. */
  ids: Ids;
  setIds: Dispatch<SetStateAction<Ids>>;
  /** The id of a part that has none of its own. */
  generatedId: (part: Part, value: string) => string;
}

/** The tabs that a part belongs to. Without them, a tab is a plain link. */
export const TabsContext = createContext<TabsState | null>(null);

// Encoded, because a space would end an id in an ARIA attribute.
const keyOf = (part: Part, value: string) => `${part}-${encodeURIComponent(value)}`;

/** The state of tabs: which one is chosen, and the ids by which tabs and panels name one another. */
export function useTabs(
  value: string | undefined,
  defaultValue: string | undefined,
  onChange: ((value: string) => void) | undefined,
): TabsState {
  const [chosen, choose] = useControlled(value, defaultValue ?? '', onChange);
  const [ids, setIds] = useState<Ids>({});
  const prefix = useId();
  const generatedId = (part: Part, name: string) => `${prefix}-${keyOf(part, name)}`;
  return { chosen, choose, ids, setIds, generatedId };
}

/** The id of a tab or panel, the caller's own or a generated one, of which its counterpart is told. */
function usePartId(tabs: TabsState | null, part: Part, value: string, own: string | undefined) {
  const id = own ?? tabs?.generatedId(part, value);
  const setIds = tabs?.setIds;
  useEffect(() => {
    if (!setIds || id === undefined) return;
    const key = keyOf(part, value);
    setIds((all) => ({ ...all, [key]: id }));
    return () => setIds((all) => ({ ...all, [key]: undefined }));
  }, [setIds, part, value, id]);
  return id;
}

function onTabKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = event.currentTarget
    .closest('[role=tablist]')
    ?.querySelectorAll<HTMLElement>('[role=tab]');
  pressByKey(event);
  // As with radio buttons, the arrow keys choose at once, which a click does.
  moveFocus(event, [...(tabs ?? [])], 'horizontal')?.click();
}

interface TabProps {
  id?: string;
  value?: string;
  onClick?: MouseEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** The attributes of one tab. */
export function useTab(part: string, { id: own, value, onClick, onKeyDown }: TabProps) {
  const tabs = useContext(TabsContext);
  const id = usePartId(tabs, 'tab', value ?? '', own);
  if (!tabs) return { id, onClick, onKeyDown };
  if (value === undefined) throw new Error(`<${part}> is missing its \`value\`.`);
  const { chosen, choose, ids } = tabs;
  return {
    role: 'tab',
    id,
    'aria-selected': chosen === value,
    'aria-controls': ids[keyOf('panel', value)],
    tabIndex: chosen === value || chosen === '' ? 0 : -1,
    onClick: chain(onClick, () => choose(value)),
    onKeyDown: chain(onKeyDown, onTabKey),
  };
}

/** The attributes of the panel of one tab. */
export function useTabPanel(part: string, parent: string, value: string, own: string | undefined) {
  const tabs = useParent(TabsContext, part, parent);
  const id = usePartId(tabs, 'panel', value, own);
  return {
    role: 'tabpanel',
    id,
    'aria-labelledby': tabs.ids[keyOf('tab', value)] ?? tabs.generatedId('tab', value),
    tabIndex: 0,
    hidden: tabs.chosen !== value,
  };
}
