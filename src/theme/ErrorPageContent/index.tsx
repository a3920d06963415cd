// The original is one of two crash screens; here both are the same.
export { default } from '@theme/Error';
