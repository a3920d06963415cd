import { useId, useState, type ReactNode } from 'react';
import type { Place } from '@site/src/playground/places';
import { currentOf, type Settings } from '@site/src/playground/settings';
import Field, { type FieldProps } from './Field';
import type { Vain } from './useVain';

export interface ControlsProps {
  /** The places of one component, prop by prop. */
  places: readonly Place[];
  /** The names of its own props. Others are helper props, which are shown if they are set or looked for. */
  own: ReadonlySet<string>;
  settings: Settings;
  vain: Vain;
  onChange: FieldProps['onChange'];
}

/** The places of each prop. */
function byProp(places: readonly Place[]): [Place, ...Place[]][] {
  const props = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const known = props.get(place.control.name);
    if (known) known.push(place);
    else props.set(place.control.name, [place]);
  }
  return [...props.values()];
}

/** The controls of a component, with a field to find one by the name of its prop or by what it does. */
export default function Controls({
  places,
  own,
  settings,
  vain,
  onChange,
}: ControlsProps): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  // A control that was used stays, even after its value is removed.
  const [kept, keep] = useState<ReadonlySet<string>>(new Set());
  const props = byProp(places);
  const words = query.toLowerCase().trim();

  const isShown = (all: readonly Place[]) => {
    const { name, description } = all[0]!.control;
    if (words) return `${name} ${description}`.toLowerCase().includes(words);
    const isSet = all.some((place) => currentOf(place, settings) !== undefined);
    return isSet || own.has(name) || kept.has(name);
  };

  const change: FieldProps['onChange'] = (place, ...rest) => {
    keep(new Set([...kept, place.control.name]));
    onChange(place, ...rest);
  };

  const shown = props.filter(isShown);
  const helpers = props.filter(([{ control }]) => !own.has(control.name)).length;
  return (
    <div className="try-controls">
      <div className="try-search">
        <label htmlFor={id}>Find a prop</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="margin, text, …"
          className="try-input"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className="try-about">
          {words
            ? `${shown.length} of ${props.length} props`
            : helpers > 0 && `Search also finds ${helpers} helper props.`}
        </p>
      </div>
      {shown.map((all) => (
        <Field
          key={all[0].key}
          places={all}
          settings={settings}
          vain={vain.get(all[0].control.name)}
          onChange={change}
        />
      ))}
    </div>
  );
}
