import { useEffect, useRef, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type RowsById = Readonly<Record<string, string>>;

const load = async () => (await import('@generated/reference/default/class-rows.json')).default;

/** All of them on the server. In a browser, they are on the page already, if it is the first page of the visit. */
const ROWS: RowsById = ExecutionEnvironment.canUseDOM ? {} : await load();

/** The props of an element whose rows are HTML that the build made. */
export function useRows<T extends Element>(id: string) {
  const [rows, setRows] = useState(ROWS);
  const [error, fail] = useState<Error>();
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!ref.current?.firstChild) load().then(setRows, fail);
  }, []);
  if (error) throw error;
  const html = rows[id] ?? '';
  return { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
}
