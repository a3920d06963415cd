import { bulmaClasses } from '../library/bulma/classes.ts';
import { catalogue, type Prop } from '../library/catalogue.ts';

const yieldedBy = (props: readonly Prop[]) =>
  props
    .flatMap(({ yields, breakpoints }) => [...yields, ...breakpoints.flatMap((one) => one.yields)])
    .flatMap(({ classes }) => classes);

/** The classes that components yield, without those of helper props. */
export const classesOfComponents = () =>
  new Set(catalogue().components.flatMap(({ base, props }) => [...base, ...yieldedBy(props)]));

/** The classes that helper props yield. */
export const classesOfHelpers = () => new Set(yieldedBy(catalogue().helpers));

/** The classes of Bulma that some prop yields. */
export function coveredClasses(): Set<string> {
  const [components, helpers] = [classesOfComponents(), classesOfHelpers()];
  return new Set([...bulmaClasses()].filter((name) => components.has(name) || helpers.has(name)));
}
