/** Code in the hash of an address, compressed. No server ever sees a hash. */
const HASH = /^#(html|tsx)=(.*)$/;

/** The side that the user edited last. The other side is converted from it. */
export interface Source {
  language: 'html' | 'tsx';
  code: string;
}

/** Limits decompression, since a short address can contain gigabytes. */
const MOST_BYTES = 4_000_000;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > MOST_BYTES) throw new Error('The address has more code than the converter takes.');
  }
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}

const transformed = (bytes: BlobPart, by: GenericTransformStream) =>
  bytesOf(new Blob([bytes]).stream().pipeThrough<Uint8Array>(by));

/** The hash that keeps some code. */
export async function hashOf({ language, code }: Source): Promise<string> {
  const bytes = await transformed(code, new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const kept = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#${language}=${kept}`;
}

/**
 * The code that a hash keeps, or nothing if it is a hash of another kind.
 *
 * @throws If the hash was cut off or changed.
 */
export async function sourceIn(hash: string): Promise<Source | undefined> {
  const [, language, kept = ''] = HASH.exec(hash) ?? [];
  if (!language) return undefined;
  const text = atob(kept.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const code = await transformed(bytes, new DecompressionStream('deflate-raw'));
  return { language: language as Source['language'], code: new TextDecoder().decode(code) };
}
