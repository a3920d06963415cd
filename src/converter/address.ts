/** HTML in the hash of an address, compressed. No server ever sees a hash. */
const KEY = '#html=';

/** A short address can stand for gigabytes. */
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
    if (length > MOST_BYTES) throw new Error('The address has more HTML than the converter takes.');
  }
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}

const transformed = (bytes: BlobPart, by: GenericTransformStream) =>
  bytesOf(new Blob([bytes]).stream().pipeThrough<Uint8Array>(by));

/** The hash that keeps some HTML. */
export async function hashOf(html: string): Promise<string> {
  const bytes = await transformed(html, new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return KEY + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The HTML that a hash keeps, or nothing if it is a hash of another kind.
 *
 * @throws If the hash was cut off or changed.
 */
export async function htmlIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(KEY)) return undefined;
  const text = atob(hash.slice(KEY.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await transformed(bytes, new DecompressionStream('deflate-raw')));
}
