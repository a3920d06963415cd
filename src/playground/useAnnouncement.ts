import { useEffect, useRef, useState } from 'react';
import type { Places } from '@site/src/playground/places';
import type { Settings } from '@site/src/playground/settings';
import type { Vain } from './useVain';

/** What has changed from one state to the next, in a few words. */
function told(before: Settings, after: Settings, places: Places, vain: Vain): string {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changed = keys.filter((key) => before.get(key) !== after.get(key));
  const place = changed.length === 1 && places.get(changed[0]!);
  if (!place) return changed.length ? `${changed.length} props changed.` : '';
  const { subject, control, key, initial } = place;
  const value = after.has(key) ? after.get(key) : initial;
  const what = key.split('.').slice(subject.name.split('.').length - 1);
  const end = vain.has(control.name) ? ' It has no effect here.' : '';
  return `${subject.name}: ${what.join(' ')} ${value ?? 'not set'}.${end}`;
}

/**
 * What a screen reader says about a change, once it is known what it does.
 *
 * @param isKnown - Whether `vain` is about these settings.
 */
export function useAnnouncement(
  settings: Settings,
  places: Places,
  { isKnown, vain }: { isKnown: boolean; vain: Vain },
): string {
  const last = useRef(settings);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isKnown || last.current === settings) return;
    setText(told(last.current, settings, places, vain));
    last.current = settings;
  }, [isKnown, settings, places, vain]);
  return text;
}
