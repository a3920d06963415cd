import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { serverManifest } from './bundler.mjs';
import { createFromNodeStream } from 'react-server-dom-webpack/client';

const toHtml = (node: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

const { Everything } = (await import(process.argv[2] ?? '')) as { Everything: FunctionComponent };
console.log(await toHtml(await createFromNodeStream(process.stdin, serverManifest)));
console.log(await toHtml(createElement(Everything)));
