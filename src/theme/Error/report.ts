// GitHub rejects addresses of more than about 8,000 characters, and encoding makes text longer.
const MAX_LENGTH = 2000;

function messagesOf(error: unknown): string[] {
  if (error instanceof Error) return [error.message || error.name, ...messagesOf(error.cause)];
  return typeof error === 'string' ? [error] : [];
}

/** The message of an error, followed by those of its causes. */
export const explain = (error: unknown) => messagesOf(error).join('\n\nCause:\n');

/** Address of a form for a new issue that reports the crash of the current page. */
export function reportUrl(repositoryUrl: string, explanation: string): string {
  const { href, pathname } = window.location;
  const query = new URLSearchParams({
    title: `${pathname} crashed`,
    body: `${explanation.slice(0, MAX_LENGTH)}\n\nPage: ${href}`,
  });
  return `${repositoryUrl}/issues/new?${query}`;
}
