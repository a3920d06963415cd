import { useContext, type Context } from 'react';

/** What a part gets from the component around it; without one, an error that says which is missing. */
export function useParent<Value>(context: Context<Value | null>, part: string, parent: string) {
  const value = useContext(context);
  if (value === null)
    throw new Error(`<${part}> is missing the <${parent}> that has to be around it.`);
  return value;
}
