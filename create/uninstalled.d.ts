/** What the templates use of packages that only apps install, so that templates can be checked without them. */

declare module '@vitejs/plugin-react' {
  export default function react(): import('vite').PluginOption;
}

declare module 'next' {
  export interface NextConfig {
    sassOptions?: { quietDeps: boolean };
  }
  export interface Metadata {
    title?: string | { default: string; template: string };
    icons?: string;
  }
}

declare module 'next/link' {
  export default function Link(
    props: import('react').ComponentProps<'a'> & { href: string },
  ): import('react').ReactNode;
}

declare module 'next/navigation' {
  export function usePathname(): string;
}
