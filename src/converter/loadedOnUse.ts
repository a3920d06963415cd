/** What the converter loads when it is used, besides its worker. */
export { hashOf, sourceIn } from './address';
export { default as LiveResult } from './LiveResult';
export { default as Notes } from './Notes';
export { printed } from './printed';
export { default as Tokens } from '@site/src/ui/PrintedCode/Tokens';
