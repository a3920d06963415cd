import { register } from 'node:module';
import { createElement, type FunctionComponent } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server';
import { clientManifest } from './bundler.mjs';

register('./clientReferences.mjs', import.meta.url);
const { Everything } = (await import(process.argv[2] ?? '')) as { Everything: FunctionComponent };
renderToPipeableStream(createElement(Everything), clientManifest).pipe(process.stdout);
