import {
  useContext,
  useEffect,
  useId,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';
import type { ChoiceValue } from '../props/choice.ts';
import type { ValueChangeDetails } from '../props/valueChange.ts';
import { chain } from './chain.ts';
import { FieldContext } from './field/context.ts';
import { useFieldGroup } from './field/controls.ts';
import { describedByField } from './field/notes.ts';
import { usePlaceIn } from './field/usePlaceIn.ts';
import { ChoicesContext, useStates, type Choices, type Known } from './states.ts';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'value'> {
  value?: ChoiceValue | undefined;
}

/** The values as text. There is none for `null` and `undefined`, as in HTML. */
const textsOf = (chosen: Choices['value']) =>
  [chosen].flat().flatMap((value) => value?.toString() ?? []);

const ignore = () => {};

/** The elements of groups, which may be inside each other, but not those that only arrange some options in a row. */
const GROUPS = ':is(.checkboxes, .radios):is([role], fieldset)';

/** The attributes of a checkbox or radio button, some of which come from the group or the field around it. */
function useChoice({ value, ...props }: ChoiceProps): ComponentPropsWithRef<'input'> {
  const field = useContext(FieldContext);
  const around = useContext(ChoicesContext);
  const group = around?.type === props.type ? around : null;
  const known = group?.known;
  useEffect(() => {
    if (value != null) known?.set(String(value), value);
  }, [known, value]);
  // What a field says of several is heard with the first one, as at the start of a group.
  const describing = usePlaceIn(field, 'choice', useId()) > 0 ? null : field;
  const text = value?.toString();
  const own = { ...props, value: text, ...useStates(group ?? field, props) };
  if (!group) {
    return { ...own, ...describedByField(describing, props, props.type !== 'radio') };
  }
  const isControlled = group.value !== undefined;
  const isAmong = (chosen: Choices['value']) =>
    text === undefined ? undefined : textsOf(chosen).includes(text);
  return {
    ...own,
    name: props.name ?? group.name,
    checked: props.checked ?? (isControlled ? isAmong(group.value) : undefined),
    defaultChecked:
      props.defaultChecked ?? (isControlled ? undefined : isAmong(group.defaultValue)),
    // The change bubbles up to the group, but React expects every controlled input to have a handler.
    onChange: props.onChange ?? (isControlled ? ignore : undefined),
  };
}

/** A checkbox or radio button in its label. */
export function Choice(props: ChoiceProps) {
  const { type, className, style, children, ...input } = useChoice(props);
  // Bulma grays out a label with this attribute, which React's types don't allow on a label.
  const label = { className, style, disabled: input.disabled };
  return (
    <label {...label}>
      <input {...input} type={type} />
      {children && <> {children}</>}
    </label>
  );
}

interface ChoiceGroupProps extends ComponentPropsWithRef<'div'> {
  type: 'checkbox' | 'radio';
  choices: Choices;
  legend?: ReactNode;
  /** Called with the value of the option that the user clicked, and the values of all that are now checked. */
  onChoice: (value: ChoiceValue, all: ChoiceValue[], details: ValueChangeDetails) => void;
}

/** The element of a group: a `<fieldset>` if it has a legend, otherwise a `<div>` named by the label of its field. */
export function ChoiceGroup({
  type,
  choices,
  legend,
  onChoice,
  onChange,
  children,
  ...props
}: ChoiceGroupProps) {
  const field = useContext(FieldContext);
  const states = useStates(field, choices);
  const [known] = useState<Known>(() => new Map());
  const valueOf = ({ value }: HTMLInputElement) => known.get(value) ?? value;
  const isNamed = legend || props['aria-label'] || props['aria-labelledby'];
  const group = useFieldGroup(field, props, isNamed, type === 'radio');
  const Root = (legend ? 'fieldset' : 'div') as ElementType;
  return (
    <FieldContext value={null}>
      <ChoicesContext value={{ ...choices, ...states, type, known }}>
        <Root
          role={type === 'radio' ? 'radiogroup' : legend ? undefined : 'group'}
          aria-required={states.required || undefined}
          {...props}
          {...group}
          onChange={chain(onChange, (event) => {
            const target = event.target as unknown as HTMLInputElement;
            const root = event.currentTarget;
            const isOwn = (input: Element) => (input.closest(GROUPS) ?? root) === root;
            if (target.type !== type || !isOwn(target)) return;
            const checked = root.querySelectorAll<HTMLInputElement>(`[type=${type}]:checked`);
            onChoice(valueOf(target), [...checked].filter(isOwn).map(valueOf), { event });
          })}
        >
          {legend && <legend className="label">{legend}</legend>}
          {children}
        </Root>
      </ChoicesContext>
    </FieldContext>
  );
}
