/** Whether the user wants to save data, or the connection is too slow to preload anything. */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  return Boolean(connection?.saveData || connection?.effectiveType.includes('2g'));
}
