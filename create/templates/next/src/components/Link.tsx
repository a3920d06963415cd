'use client';

import Link from 'next/link';

/** The link of Next.js, which a server component can pass to `as`. */
export default Link;
