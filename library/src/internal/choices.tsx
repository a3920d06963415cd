import {
  createContext,
  useContext,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';
import { describedByField, FieldContext, useFieldGroup } from './field.ts';

/** What a group shares with the checkboxes or radio buttons inside it. */
interface Choices {
  name?: string;
  value?: string | readonly string[] | null;
  defaultValue?: string | readonly string[];
  disabled?: boolean;
}

const ChoicesContext = createContext<Choices | null>(null);

type ChoiceProps = ComponentPropsWithRef<'input'>;

const ignore = () => {};

/** The attributes of a checkbox or radio button, some of which come from the group or else the field around it. */
function useChoice(props: ChoiceProps): ChoiceProps {
  const field = useContext(FieldContext);
  const group = useContext(ChoicesContext);
  if (!group) return { ...props, ...describedByField(field, props, props.type !== 'radio') };
  const isControlled = group.value !== undefined;
  const isAmong = (chosen: Choices['value']) =>
    props.value === undefined ? undefined : [chosen].flat().includes(String(props.value));
  return {
    ...props,
    name: props.name ?? group.name,
    disabled: props.disabled || group.disabled,
    checked: props.checked ?? (isControlled ? isAmong(group.value) : undefined),
    defaultChecked:
      props.defaultChecked ?? (isControlled ? undefined : isAmong(group.defaultValue)),
    // The change bubbles up to the group, but React wants a controlled input to have a handler of its own.
    onChange: props.onChange ?? (isControlled ? ignore : undefined),
  };
}

/** A checkbox or radio button in its label. */
export function Choice(props: ChoiceProps) {
  const { type, className, style, children, ...input } = useChoice(props);
  // Bulma grays out a label that has this attribute, which React's types do not know there.
  const label = { className, style, disabled: input.disabled };
  return (
    <label {...label}>
      <input {...input} type={type} />
      {children && <> {children}</>}
    </label>
  );
}

interface ChoiceGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  type: 'checkbox' | 'radio';
  choices: Choices;
  legend?: ReactNode;
  onChoice: (input: HTMLInputElement, group: Element) => void;
}

/** The element of a group: a `<fieldset>` if it has a legend, otherwise a `<div>` named by the label of its field. */
export function ChoiceGroup({
  type,
  choices,
  legend,
  onChoice,
  children,
  ...props
}: ChoiceGroupProps) {
  const field = useContext(FieldContext);
  const group = useFieldGroup(props, type === 'radio');
  const isNamed = legend || props['aria-label'] || props['aria-labelledby'];
  const Root = (legend ? 'fieldset' : 'div') as ElementType;
  return (
    <FieldContext value={null}>
      <ChoicesContext value={choices}>
        <Root
          role={type === 'radio' ? 'radiogroup' : legend ? undefined : 'group'}
          {...group}
          aria-labelledby={isNamed ? props['aria-labelledby'] : field?.labelId()}
          onChange={(event: ChangeEvent) => {
            const target = event.target as HTMLInputElement;
            if (target.type === type) onChoice(target, event.currentTarget);
          }}
        >
          {legend && <legend className="label">{legend}</legend>}
          {children}
        </Root>
      </ChoicesContext>
    </FieldContext>
  );
}
