/** What the benchmark uses of Orama, which is installed only while it runs. */
declare module '@orama/orama' {
  export type Index = object;

  export interface Found {
    hits: { document: { href: string } }[];
  }

  export function create(options: {
    schema: Record<string, 'string'>;
    components: { tokenizer: { language: 'english'; stemming: boolean } };
  }): Index;
  export function insertMultiple(index: Index, documents: object[]): Promise<string[]>;
  export function save(index: Index): object;
  export function load(index: Index, saved: object): void;
  export function search(
    index: Index,
    query: {
      term: string;
      properties: readonly string[];
      boost: Record<string, number>;
      tolerance: number;
      limit: number;
    },
  ): Found | Promise<Found>;
}
