/** The beginning of a hash with settings of the playground. */
export const PREFIX = '#try';

/** Whether a hash contains settings of the playground. */
export const isTryHash = (hash: string) => hash === PREFIX || hash.startsWith(`${PREFIX}=`);
