/** Renders the text between backticks as code. */
export const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
