import type { ReactElement, ReactNode } from 'react';

/** The scenes that the benchmark renders, in one of two colors. Changing the color is an update. */
export type Scene = (color: 'primary' | 'info') => ReactElement;

export type Scenes = Readonly<Partial<Record<string, Scene>>>;

type Colored = (index: number, color: 'primary' | 'info') => ReactNode;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A thousand copies of an element. */
export const timesOf =
  (one: Colored): Scene =>
  (color) => <div>{numbers(1000).map((index) => one(index, color))}</div>;

/** A hundred fields. */
export const formOf =
  (field: Colored): Scene =>
  (color) => <form>{numbers(100).map((index) => field(index, color))}</form>;

/** A thousand rows of five cells. */
export const tableOf =
  (
    table: (rows: ReactNode) => ReactElement,
    row: (index: number, cells: ReactNode) => ReactNode,
    cell: Colored,
  ): Scene =>
  (color) =>
    table(
      numbers(1000).map((index) =>
        row(
          index,
          numbers(5).map((at) => cell(at, color)),
        ),
      ),
    );
