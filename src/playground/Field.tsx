import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import type { Control, ControlValue } from '@generated/demos/default/playground/*.json';
import { withCode } from '@site/src/ui/withCode';
import type { Place } from '@site/src/playground/places';
import { currentOf, valueOf, type Settings } from '@site/src/playground/settings';

export interface FieldProps {
  /** The places of one prop, of which the first is for every width. */
  places: readonly [Place, ...Place[]];
  settings: Settings;
  /** The classes that the prop adds in vain, if it does nothing. */
  vain?: readonly string[];
  onChange: (place: Place, value: ControlValue | undefined, isTyping?: boolean) => void;
}

const notSet = ({ default: standard }: Control) => (standard ? `Default: ${standard}` : 'Not set');

const isOn = ({ control }: Place, current: ControlValue | undefined) =>
  current ?? control.default === 'true';

/** The value that a switch sets; none for the default. */
const switched = ({ control }: Place, isChecked: boolean) =>
  isChecked === (control.default === 'true') ? undefined : isChecked;

/** The note next to a prop that has no effect. */
const vainText = (classes: readonly string[]) =>
  classes.length > 0
    ? `No effect here: no rule of Bulma uses ${classes.map((name) => `\`${name}\``).join(', ')} in this place.`
    : 'No effect here: it is so anyway.';

/** The control of a prop, with what its comment says, and whether it does anything. */
export default function Field({ places, settings, vain, onChange }: FieldProps): ReactNode {
  const id = useId();
  const [base] = places;
  const isSet = (one: Place) => currentOf(one, settings) !== undefined;
  const [width, setWidth] = useState((places.find(isSet) ?? base).breakpoint);
  const place = places.find(({ breakpoint }) => breakpoint === width) ?? base;
  const { control, key } = place;
  const current = currentOf(place, settings);

  const notes = vain ? `${id}-about ${id}-vain` : `${id}-about`;
  const common = { id, 'aria-describedby': notes, name: key };
  const read = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const value = target.value === '' ? undefined : valueOf(place, target.value);
    // A number that is too large does not get into the field.
    if (target.value !== '' && value === undefined) return;
    onChange(place, value, control.kind !== 'choice' && settings.has(key));
  };

  return (
    <div className="try-field">
      <div className="try-control">
        <label htmlFor={id} className="try-name">
          {control.name}
        </label>
        {places.length > 1 && (
          <select
            aria-label={`Width for ${control.name}`}
            className="try-input"
            value={width}
            onChange={({ target }) => setWidth(target.value)}
          >
            {places.map((one) => (
              <option key={one.breakpoint} value={one.breakpoint}>
                {`${one.breakpoint}${isSet(one) ? ' ✓' : ''}`}
              </option>
            ))}
          </select>
        )}
        {control.kind === 'choice' && (
          <select {...common} className="try-input" value={String(current ?? '')} onChange={read}>
            {!control.isRequired && <option value="">{notSet(control)}</option>}
            {place.values.map((value) => (
              <option key={String(value)}>{String(value)}</option>
            ))}
          </select>
        )}
        {control.kind === 'switch' && (
          <input
            {...common}
            type="checkbox"
            role="switch"
            className="try-switch"
            checked={Boolean(isOn(place, current))}
            onChange={({ target }) => onChange(place, switched(place, target.checked))}
          />
        )}
        {(control.kind === 'text' || control.kind === 'number') && (
          <input
            {...common}
            type={control.kind}
            placeholder={control.default && notSet(control)}
            className="try-input"
            // As text, 1 would take the place of “1.0” before the user can type 1.05.
            value={typeof current === 'number' ? current : String(current ?? '')}
            onChange={read}
          />
        )}
      </div>
      <p id={`${id}-about`} className="try-about">
        {withCode(control.description)}
      </p>
      {vain && (
        <p key={vain.join()} id={`${id}-vain`} className="try-vain">
          {withCode(vainText(vain))}
        </p>
      )}
    </div>
  );
}
