declare module 'docusaurus-entry';
