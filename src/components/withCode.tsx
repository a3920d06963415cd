/** Text in which what is between backticks is code. */
export const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
