import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type Dispatch,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type SetStateAction,
} from 'react';
import { chain } from './chain.ts';
import { inactive } from './disabled.ts';
import { itemsOf } from './itemsOf.ts';
import { moveFocus } from './moveFocus.ts';
import { pressByKey } from './pressByKey.ts';
import { useControlled } from './useControlled.ts';
import type { ChoiceValue } from '../props/choice.ts';
import type { ValueChangeDetails } from '../props/valueChange.ts';
import { requireValue, useParent } from './requirements.ts';

type Part = 'tab' | 'panel';
type Ids = Readonly<Record<string, string | undefined>>;

interface TabsState {
  /** Whether a tab is selected. The first one is, until another is selected. */
  isChosen: (value: ChoiceValue) => boolean;
  /** Whether none is selected, which the caller's state may say. */
  isNoneChosen: boolean;
  /** The first tab. It isn't state, because only parts that render later read it. */
  order: { first?: ChoiceValue | undefined };
  choose: (value: ChoiceValue, details: ValueChangeDetails) => void;
  /** The ids of the tabs and panels that are on the page, by `keyOf`. */
  ids: Ids;
  setIds: Dispatch<SetStateAction<Ids>>;
  /** The id of a part that doesn't set one. */
  generatedId: (part: Part, value: ChoiceValue) => string;
}

/** The tabs that a part belongs to. Without them, a tab is a plain link. */
export const TabsContext = createContext<TabsState | null>(null);

// Encoded, because ARIA attributes separate ids with spaces.
const keyOf = (part: Part, value: ChoiceValue) => `${part}-${encodeURIComponent(String(value))}`;

/** The state of tabs: the selected one, and the ids with which tabs and panels refer to each other. */
export function useTabs<Value extends ChoiceValue>(
  value: Value | undefined,
  defaultValue: Value | undefined,
  onChange: ((value: Value, details: ValueChangeDetails) => void) | undefined,
): TabsState {
  // The type of the group says which values its tabs have.
  const tell = onChange as TabsState['choose'] | undefined;
  const [chosen, choose] = useControlled<
    ChoiceValue | undefined,
    [ValueChangeDetails],
    ChoiceValue
  >(value, defaultValue, tell);
  const [ids, setIds] = useState<Ids>({});
  const [order] = useState<TabsState['order']>({});
  // As text, like their ids: an address has no numbers.
  const isChosen = (name: ChoiceValue) =>
    String(name) === String(chosen === undefined ? order.first : chosen);
  const isNoneChosen =
    chosen !== undefined &&
    ids[keyOf('tab', chosen)] === undefined &&
    (chosen === '' || Object.keys(ids).length > 0);
  const prefix = useId();
  const generatedId = (part: Part, name: ChoiceValue) => `${prefix}-${keyOf(part, name)}`;
  return { isChosen, isNoneChosen, order, choose, ids, setIds, generatedId };
}

/**
 * The id of a tab or panel, the caller's or a generated one, which is reported to its counterpart. A tab that can be the
 * first one is recorded while rendering, so the server shows its panel too.
 */
function usePartId(
  tabs: TabsState | null,
  part: Part,
  value: ChoiceValue,
  own: string | undefined,
  first?: ChoiceValue,
) {
  const id = own ?? tabs?.generatedId(part, value);
  const { order, setIds } = tabs ?? {};
  if (order) order.first ??= first;
  // On every render: if the first one goes, the next one takes its place, even if others come at the same time.
  useEffect(() => {
    if (order) order.first ??= first;
  });
  useEffect(() => {
    if (!order || !setIds) return;
    const key = keyOf(part, value);
    setIds((all) => ({ ...all, [key]: id }));
    return () => {
      // The ids change, so all tabs render again.
      if (order.first === first) order.first = undefined;
      setIds((all) => ({ ...all, [key]: undefined }));
    };
  }, [order, setIds, part, value, id, first]);
  return id;
}

/** The attributes of a disabled tab. Bulma has no style for it, so it is that of Bulma's disabled buttons. */
const disabledTab = {
  ...inactive,
  'aria-disabled': true,
  tabIndex: -1,
  style: { opacity: 0.5, cursor: 'not-allowed' },
};

function onTabKey(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest('[role=tablist]');
  const tabs = itemsOf(list, '[role=tab]:not([aria-disabled=true])');
  pressByKey(event);
  // As with radio buttons, the arrow keys select at once. The click does that.
  moveFocus(event, tabs, 'horizontal')?.click();
}

interface TabProps {
  id?: string;
  value?: ChoiceValue | undefined;
  disabled?: boolean | undefined;
  onClick?: MouseEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** The attributes of one tab. */
export function useTab(
  part: string,
  { id: own, value: given, disabled, onClick, onKeyDown }: TabProps,
): ComponentProps<'a'> {
  const tabs = useContext(TabsContext);
  const id = usePartId(tabs, 'tab', given ?? '', own, disabled ? undefined : given);
  const off = disabled && disabledTab;
  if (!tabs) return { id, onClick, onKeyDown, ...off };
  const value = requireValue(part, given);
  const { isChosen, isNoneChosen, choose, ids } = tabs;
  const chosen = isChosen(value);
  return {
    role: 'tab',
    id,
    'aria-selected': chosen,
    'aria-controls': ids[keyOf('panel', value)],
    tabIndex: chosen || isNoneChosen ? 0 : -1,
    onClick: chain(onClick, (event) => choose(value, { event })),
    onKeyDown: chain(onKeyDown, onTabKey),
    ...off,
    ...(chosen && { tabIndex: 0 }),
  };
}

/** The attributes of the panel of one tab. */
export function useTabPanel(
  part: string,
  parent: string,
  value: ChoiceValue,
  own: string | undefined,
) {
  const tabs = useParent(TabsContext, part, parent);
  const id = usePartId(tabs, 'panel', value, own);
  return {
    role: 'tabpanel',
    id,
    'aria-labelledby': tabs.ids[keyOf('tab', value)] ?? tabs.generatedId('tab', value),
    tabIndex: 0,
    hidden: !tabs.isChosen(value),
  };
}

/** The helper prop of a panel that is hidden. Bulma's other classes may show it in spite of the attribute. */
export const hideIf = (hidden: boolean) => hidden && { display: 'hidden' as const };
