import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '../styles';
// #if toggle
import { ColorModeScript } from '../components/ColorModeScript';
// #end
import { Header } from '../components/Header';

export const metadata: Metadata = {
  title: { default: 'my-app', template: '%s – my-app' },
  icons: 'data:,',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      {/* #if toggle */}
      <head>
        <ColorModeScript />
      </head>
      {/* #end */}
      <body>
        <Header />
        {children}
      </body>
    </html>
  );
}
