import { useContext, type Context } from 'react';

// The errors name the component, what is wrong, and what to do. In production, where only the user would see them, they
// name the component alone, and bundlers drop the rest.

// Bundlers put a text in its place; the library has no types of Node.
declare const process: { env: { NODE_ENV?: string } };

/** What a part gets from the component around it. If that is missing, throws an error that says so. */
export function useParent<Value>(context: Context<Value | null>, part: string, parent: string) {
  const value = useContext(context);
  if (value !== null) return value;
  if (process.env.NODE_ENV === 'production') throw new Error(part);
  throw new Error(`${part}: the <${parent}> around it is missing. Put it inside a <${parent}>.`);
}

/** Throws an error if a tab does not say which panel it shows. */
export function requireValue<Value>(tab: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  if (process.env.NODE_ENV === 'production') throw new Error(tab);
  throw new Error(`${tab}: \`value\` is missing. Give it that of the panel that it shows.`);
}
