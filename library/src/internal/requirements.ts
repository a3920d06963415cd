import { useContext, type Context } from 'react';

// The errors say which component is wrong and what to do. In production, where only the user would see them, they
// contain only the name of the component, and bundlers drop the rest.

// Bundlers replace it with a string. The library doesn't use Node's types.
declare const process: { env: { NODE_ENV?: string } };

/** Returns what a part gets from the component around it, or throws an error if that is missing. */
export function useParent<Value>(context: Context<Value | null>, part: string, parent: string) {
  const value = useContext(context);
  if (value !== null) return value;
  if (process.env.NODE_ENV === 'production') throw new Error(part);
  throw new Error(`${part} must be inside a <${parent}>.`);
}

/** Throws an error if a tab has no `value`, and so no panel. */
export function requireValue<Value>(tab: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  if (process.env.NODE_ENV === 'production') throw new Error(tab);
  throw new Error(`${tab} needs a \`value\`: the same as that of the panel it shows.`);
}
