import { useContext, type Context } from 'react';

/** What a part gets from the component around it. If that is missing, throws an error that says so. */
export function useParent<Value>(context: Context<Value | null>, part: string, parent: string) {
  const value = useContext(context);
  if (value === null)
    throw new Error(`<${part}> is missing the <${parent}> that has to be around it.`);
  return value;
}
