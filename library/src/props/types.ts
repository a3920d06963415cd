/**
 * Bulma's colors.
 *
 * @inline
 */
export type Color =
  | 'primary'
  | 'link'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'white'
  | 'light'
  | 'dark'
  | 'black'
  | 'text';

/**
 * Bulma's sizes.
 *
 * @inline
 */
export type Size = 'small' | 'normal' | 'medium' | 'large';

/**
 * Bulma's breakpoints: from a width up (`tablet`), up to a width (`mobile`, `touch`), or between two (`tabletOnly`).
 */
export type Breakpoint =
  | 'mobile'
  | 'tablet'
  | 'tabletOnly'
  | 'touch'
  | 'desktop'
  | 'desktopOnly'
  | 'widescreen'
  | 'widescreenOnly'
  | 'fullhd';

/** The breakpoints of the helpers for which Bulma has no "only" classes. */
export type SizeBreakpoint = Exclude<Breakpoint, `${string}Only`>;

/**
 * One value for every width, or one per breakpoint: `{ base: 3, mobile: 5 }` is 3 everywhere and 5 on mobile. Each
 * value adds its class. If several apply, the order of the classes in Bulma's stylesheet decides which one wins.
 */
export type Responsive<Value, At extends Breakpoint = Breakpoint> =
  | Value
  | ({
      /** The value for every width: the class without a breakpoint. */
      base?: Value | undefined;
    } & { [Name in At]?: Value | undefined });
