import { useEffect, useState } from 'react';
import type { Subject } from '@generated/demos/default/playground/*.json';
import type { JsxElement } from 'bulmatic-convert';
import { withoutProp } from '@site/src/playground/applied';
import type { TryItFrame } from '@site/src/playground/frame';
import { elementAt, type Place } from '@site/src/playground/places';

/** For each prop without any effect, the classes that it adds in vain. */
export type Vain = ReadonlyMap<string, readonly string[]>;

/** The props that a component has in some JSX, and could go without. */
function optionalProps(jsx: JsxElement, subject: Subject, places: readonly Place[]): string[] {
  const names = places.filter(({ control }) => !control.isRequired).map((one) => one.control.name);
  return elementAt(jsx, subject.path)
    .attributes.map(({ name }) => name)
    .filter((name) => names.includes(name));
}

/** Finds out which props of a component do nothing in some JSX. */
export function useVain(
  frame: TryItFrame | undefined,
  jsx: JsxElement,
  subject: Subject,
  places: readonly Place[],
): { of?: JsxElement; vain: Vain } {
  const [found, setFound] = useState<{ of?: JsxElement; vain: Vain }>({ vain: new Map() });
  useEffect(() => {
    if (!frame) return;
    let isCurrent = true;
    const props = optionalProps(jsx, subject, places);
    const variants = props.map((prop) => withoutProp(jsx, subject, prop));
    void frame.vainClasses(jsx, variants).then((all) => {
      const vain = props.flatMap((prop, index) => {
        const classes = all[index];
        return classes ? [[prop, classes] as const] : [];
      });
      if (isCurrent) setFound({ of: jsx, vain: new Map(vain) });
    });
    return () => {
      isCurrent = false;
    };
  }, [frame, jsx, subject, places]);
  return found;
}
