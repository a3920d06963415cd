/** A way in which servers and frameworks write what is no HTML. */
export interface Syntax {
  /** What a note calls it. */
  name: string;
  /** What a file that uses it has somewhere; it is looked for in no other file. */
  when: RegExp;
  /** Whether others use it too, so that it is theirs if they are there. */
  isGeneral?: boolean;
  /** The elements that a slash closes in it; none in HTML. */
  closes?: 'components' | 'all';
  /** What makes the character after it plain text; it has the sticky flag. */
  escape?: RegExp;
  /** Statements in its blocks, which no page shows; it has the sticky flag. */
  code?: RegExp;
  /** Where its pieces begin and how they end; each begins at a place, and has the sticky flag. */
  pieces: readonly Pattern[];
}

/** One kind of piece: all of a pattern, or from its match to a text, or to a text and what is in brackets after it. */
export interface Pattern {
  start: RegExp;
  /** The text that ends it, or a pattern of it with the global flag. */
  end?: string | RegExp;
  /** Whether brackets may follow, with anything in them. */
  takesBrackets?: boolean;
  /** Whether a bracket may follow that begins a block. */
  opensBlock?: boolean;
  /** Whether it ends where the bracket that it ends in is closed. */
  isBracket?: boolean;
  /** What may come next, up to a bracket, whose end is then the end of the piece. */
  next?: RegExp;
  /** Whether its end may be in brackets that are in it: `{{ f({ a: { b: 1 }}) }}`. */
  mayHoldBrackets?: boolean;
  /** Whether it is to the end of the file if nothing ends it. */
  isOpenEnded?: boolean;
  /** Whether it is in text alone, and in no tag. */
  isInText?: boolean;
  /** Whether it does something and shows nothing, so that what it surrounds is under a condition. */
  isStatement?: boolean;
}

/** Directives of Blade that need no brackets or surround something, besides those that end others. */
const BLADE =
  'if elseif else unless isset empty auth guest can cannot canany env production error switch case break ' +
  'default for foreach forelse while continue include once push pushOnce prepend stack section show stop parent ' +
  'yield hasSection sectionMissing extends component slot csrf verbatim php livewireStyles livewireScripts ' +
  'session append overwrite fragment routes inertia inertiaHead viteReactRefresh';

/** Statements of C#, as Razor has them between the tags of a block. */
const C_SHARP =
  /(?:\s*(?:(?:[a-z][\w.<>?,[\]]*\s+)?[a-z]\w*\s*[-+]?=(?!=)[^;{}<]*;|[A-Z][\w.]*\([^;{}<]*\);|\w+(?:\+\+|--);|(?:break|continue);|case\s[^:;<]+:|default:(?=\s*[\n<])))+/iy;

/** Braces with others in them, as deep as code in a tag goes. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

/** What ERB, EJS, JSP and HEEx begin alike. */
const EMBEDDED: readonly Pattern[] = [
  { start: /<%!?--/y, end: '--%>' },
  {
    start: /<%(?:=|-(?!\s*(?:if|unless|else|elsif|end|case|when|for)\b))(?!%>)/y,
    end: '%>',
  },
  { start: /<%/y, end: '%>', isStatement: true },
];

/** Tags with a prefix, which may also be in another tag. */
const PREFIXED: Pattern = {
  start: /<\/?(?:cf[a-z]+|[a-z][\w-]*:[a-z][\w.-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/iy,
  isStatement: true,
};

/** All of them; of those in a file that have the same pieces, the first one counts. */
export const SYNTAXES: readonly Syntax[] = [
  {
    name: 'front matter',
    isGeneral: true,
    when: /^---\r?\n/,
    pieces: [
      {
        start: /(?<![^])---\r?\n(?:[^]*?\r?\n)?---(?=\r?\n|$)/y,
        isStatement: true,
      },
    ],
  },
  {
    name: 'Mako',
    when: /^[ \t]*%\s*(?:if|for|while|try)\b.*:\s*$|<%(?:def|block|inherit|include|namespace|page)\s+\w+=/m,
    pieces: [
      { start: /<%doc>/y, end: '</%doc>' },
      { start: /(?<=^[ \t]*)(?:%(?!%)|##)[^\n]*/my, isStatement: true },
      {
        start: /<\/?%(?!>)[a-z][\w:]*(?:\s+\w+="[^"]*")*\s*\/?>/y,
        isStatement: true,
      },
      ...EMBEDDED,
      { start: /\$\{/y, isBracket: true },
    ],
  },
  {
    name: 'Template Toolkit',
    when: /\[%/,
    pieces: [
      { start: /\[%[-+=~]?\s*[A-Z]{2}/y, end: '%]', isStatement: true },
      { start: /\[%/y, end: '%]' },
    ],
  },
  {
    name: 'ColdFusion',
    when: /<cf(?:component|if|include|import|loop|output|param|query|script|set)\b/i,
    escape: /#(?=#)/y,
    pieces: [
      { start: /<cf(?:query|script)\b/iy, end: /<\/cf(?:query|script)>/gi },
      PREFIXED,
      { start: /#[a-z_][\w.]*(?:[([][^#\n]{0,200}[)\]][\w.]*)?#/iy },
    ],
  },
  {
    name: 'Pandoc or StringTemplate',
    when: /\$(?:if|for)\([^()$\n]*\)\$/,
    pieces: [
      {
        start: /\$(?:(?:if|elseif|for)\([^()$\n]*\)|else|end(?:if|for))\$|\$--[^\n]*/y,
        isStatement: true,
      },
      { start: /\$[a-z_][\w.-]*(?:\([^()$\n]*\))?(?:\/\w+)*\$/iy },
    ],
  },
  {
    name: 'Velocity',
    when: /(?<![\w&<[])#\{?(?:if|foreach|set)\}?\s*\([!("\s]*\$|(?<!\w)\$!\{?[a-z]/i,
    pieces: [
      { start: /##[^\n]*|#\*[^]*?\*#/y, isStatement: true },
      {
        start: /#\{?(?:if|elseif|else|end|foreach|set|parse|include|macro|stop|break)\b\}?/y,
        takesBrackets: true,
        isStatement: true,
      },
      // Macros of the template.
      { start: /#@?[a-z]\w*(?=\()/iy, takesBrackets: true },
      { start: /\$!?\{/y, isBracket: true },
      { start: /\$!?[a-z_]\w*(?:\.\w+)*/iy, takesBrackets: true },
    ],
  },
  {
    name: 'Fluid',
    when: /<f:(?:if|for|layout|section|render|translate|link|format|image)\b|\{f:[a-z]/,
    pieces: [PREFIXED, { start: /\{(?=[a-z_])/iy, isBracket: true }],
  },
  {
    name: 'PHP',
    when: /<\?(?!xml\b)/,
    pieces: [
      { start: /<\?=/y, end: '?>', isOpenEnded: true },
      {
        start: /<\?(?!xml\b)(?:php)?(?=\s*(?:echo|print)\b)/y,
        end: '?>',
        isOpenEnded: true,
      },
      { start: /<\?(?!xml\b)/y, end: '?>', isOpenEnded: true, isStatement: true },
    ],
  },
  {
    name: 'HEEx',
    closes: 'components',
    when: /<[.:][a-z]|\s[\w:-]+=\{(?:@|"[^"]*#\{|\[[^\]]*@)|(?<!\{)\{@(?!debug)[a-z_]\w*[?!]?(?:[.}[]|\s*[|&=<>+])/,
    pieces: [
      ...EMBEDDED,
      {
        start: new RegExp(`</?[.:][a-z]\\w*(?:${BRACES}|"[^"]*"|[^"{}>])*>`, 'y'),
        isStatement: true,
        isInText: true,
      },
      { start: /\{/y, isBracket: true },
    ],
  },
  {
    name: 'ERB, EJS or JSP',
    when: /<%|<\/?(?:jsp|c|fmt|fn|g|s|sec|form|spring|tiles|asp|h|f|ui|p|x):[a-z]/i,
    pieces: [...EMBEDDED, PREFIXED, { start: /[$#]\{/y, isBracket: true }],
  },
  {
    name: 'FreeMarker',
    when: /<\/?[#@][a-z]|\[\/?#[a-z]/i,
    pieces: [
      { start: /<#--/y, end: '-->' },
      { start: /<@[a-z](?:"[^"]*"|'[^']*'|[^"'>])*\/>/iy },
      {
        start: /<\/?[#@][a-z](?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^"'>])*>/iy,
        isStatement: true,
      },
      { start: /\[\/?[#@][a-z]/iy, isBracket: true, isStatement: true },
      { start: /[$#]\{|\[=/y, isBracket: true },
    ],
  },
  {
    name: 'Thymeleaf',
    when: /\sth:[a-z]|<\/?th:block\b|\[[[(][$*#@~]\{/,
    pieces: [
      { start: /\[\[/y, end: ']]', isInText: true },
      { start: /\[\((?=[$*#@~]\{)/y, end: ')]', isInText: true },
    ],
  },
  {
    name: 'Blade',
    closes: 'components',
    escape: /@(?=\{\{|\{!!|@[a-z])/iy,
    when: /(?<![\w@.])@(?:end[a-z]+\b|(?:csrf|auth|guest|livewire\w*)\b(?!=)|(?:extends|yield|include|includeIf|method|lang|json|vite|props|class|checked|selected|disabled|section|error|can|isset)\(|(?:if|unless|for|foreach|while)\s*\([^\n]{0,80}?\$(?!index|first|last|even|odd|count|event)\w)|\{!!|\{\{--|<\/?(?:livewire:|x-[a-z])/,
    pieces: [
      { start: /\{\{--/y, end: '--}}' },
      { start: /\{!!/y, end: '!!}' },
      { start: /@php\b(?!\s*\()/y, end: '@endphp' },
      {
        start: /@(?:csrf|method|json|js|lang|choice|class|style)\b(?=\()/y,
        takesBrackets: true,
      },
      {
        start: new RegExp(
          `(?<![\\w@.])@(?:${BLADE.replaceAll(' ', '|')}|end[a-zA-Z]+)(?![\\w=.-])`,
          'y',
        ),
        takesBrackets: true,
        isStatement: true,
      },
      // Those of an app or a package: without brackets, they look like names of people.
      { start: /(?<![\w@.])@[a-z]\w*(?=\()/iy, takesBrackets: true },
      { start: /\{\{/y, end: '}}', mayHoldBrackets: true },
    ],
  },
  {
    name: 'Jinja, Twig or Liquid',
    when: /(?<!\{)\{%|\{#(?:.{0,1000}?|[-\s][^{]{0,4000})#\}/,
    pieces: [
      { start: /\{#/y, end: '#}' },
      // What is in these is no HTML, or no page shows it.
      {
        start: /\{%-?\s*(?:comment|doc|schema|javascript|style(?:sheet)?)\b(?=[^%]*%\})/y,
        end: /\{%-?\s*end(?:comment|doc|schema|javascript|style(?:sheet)?)\s*-?%\}/g,
      },
      { start: /\{%/y, end: '%}', isStatement: true },
      { start: /\{\{/y, end: '}}', mayHoldBrackets: true },
    ],
  },
  {
    name: 'Smarty or Latte',
    when: /^(?![^]*(?:\{[#:@][a-z]|\s[\w:-]+=\{(?!\$)))[^]*?(?<!\{)\{(?:\$\w+\b(?!:)|(?:if|foreach|include|extends|block|assign|section|capture|literal)\s[^{}]*\}|\/(?:if|foreach|block|section)\}|\*[^{}]*\*\})/,
    pieces: [
      { start: /\{\*/y, end: '*}' },
      {
        start:
          /\{\/?(?:if|else|elseif|foreach|foreachelse|section|block|assign|literal|extends|for|while|capture)\b/y,
        isBracket: true,
        isStatement: true,
      },
      { start: /\{\/?[=$_a-z]/y, isBracket: true },
    ],
  },
  {
    name: 'Svelte, Astro or JSX',
    closes: 'all',
    when: /(?<!\{)\{#[a-z]+\s[^{}]*\}|(?<!\{)\{[#/:@](?:if|each|await|key|html|const|else|then|catch|snippet|render|debug)\b|<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*?\s(?:[\w:$-]+=\{(?![{%])|\{(?:\.{3})?[a-z_$])|(?<![^])---\r?\n(?:(?!---)[^\n]*\n){0,200}?(?:\s*(?:import|export|const|let)\s|interface\s+\w+\s*\{|type\s+\w+\s*=|[^\n]*\bAstro\.)|\sclass="[^"{]*(?<!\$)\{[a-z_$]|(?<!\{)\{[a-z_$][^{}<>]*(?:&&|\?|=>)\s*\(?\s*<[a-z]/i,
    pieces: [
      { start: /\{[#/:](?=[a-z])/y, isBracket: true, isStatement: true },
      { start: /\{/y, isBracket: true },
    ],
  },
  {
    name: 'Vue',
    closes: 'all',
    when: /(?<![^])(?=\s*<(?:template|script|style|!--))(?![^]*<(?:html|body)\b)(?:[^]*\n)?\s*<template\b(?![^>]*\sid=)/i,
    pieces: [{ start: /\{\{/y, end: '}}' }],
  },
  {
    name: 'Razor or Angular',
    closes: 'components',
    escape: /@(?=@)/y,
    code: C_SHARP,
    when: /^(?![^]*@end(?:foreach|if|section)\b)[^]*?(?:<ng-(?:container|content|template)\b|(?<![\w@])@defer\b.{0,200}\{|(?<![\w@])@(?:model|Model|Html|Url|ViewBag|ViewData|using|inject(?!\()|page|await|TempData|User|Context|RenderBody|RenderSection|addTagHelper)\b|(?<![\w@])@(?:\{(?!\{)|[(*])|(?<![\w@])@let\s+\w+\s*=|(?<![\w@])@(?:code|functions|try|do)\s*\{|(?<![\w@])@(?:if|foreach|for|while|switch)\s*\(.{0,200}?\)\s*\{)/,
    pieces: [
      { start: /@\*/y, end: '*@' },
      // What shows text in a block, and no element.
      { start: /<\/?text>|@:/y, isInText: true },
      { start: /@\{/y, isBracket: true, isStatement: true, isInText: true },
      { start: /@(?:code|functions)\s*\{/y, isBracket: true, isOpenEnded: true },
      { start: /@\(/y, isBracket: true },
      {
        start:
          /(?<=^[ \t]*)@(?:model|using|inject|page|\w+TagHelper|namespace|inherits|layout|implements|attribute|rendermode|typeparam)(?=\s*$|[ \t]+[^\s(])[^\n]*/my,
        isStatement: true,
        isInText: true,
      },
      {
        start:
          /@(?:if|for|foreach|while|switch|using|lock|do|try|section)\b\s*(?=[({\w])|(?<![\w@.])@(?:else|empty|case|default|defer|placeholder|loading)\b|@error(?=\s*\{)/y,
        takesBrackets: true,
        opensBlock: true,
        isStatement: true,
        isInText: true,
      },
      // In a tag, all of a block is one piece.
      {
        start: /@(?:if|for|foreach)\s*\((?:[^()]|\([^()]*\))*\)\s*\{/y,
        isBracket: true,
        next: /\s*else(?:\s+if\s*\((?:[^()]|\([^()]*\))*\))?\s*\{/y,
      },
      { start: /(?<![\w@])@let\s+\w+\s*=/y, end: ';' },
      {
        start:
          /(?<![\w@.])@(?!media\b|import\b|font-face\b)(?:await\s+)?[A-Za-z_]\w*(?:\??\.\w+)*(?![\w=:-]|\??\.\w)/y,
        takesBrackets: true,
      },
    ],
  },
  {
    name: 'Angular',
    isGeneral: true,
    closes: 'components',
    when: /\s(?:\*[a-z]\w*|\[[\w.-]+\]|\([\w.-]+\))="/i,
    pieces: [{ start: /\{(?=[^{},]+,\s*(?:plural|select)\b)/y, isBracket: true }],
  },
  {
    name: 'Handlebars, Mustache, Vue or Angular',
    isGeneral: true,
    closes: 'components',
    escape: /\\(?=\{\{)/y,
    when: /\{\{/,
    pieces: [
      { start: /\{\{!--/y, end: '--}}' },
      { start: /\{\{\{\{/y, end: '}}}}', isStatement: true },
      { start: /\{\{\{/y, end: '}}}' },
      {
        start: /\{\{-?\s*(?:[#^/>]|else\b|(?:if|range|with|end|define|block|template)\b)/y,
        end: '}}',
        isStatement: true,
      },
      { start: /\{\{/y, end: '}}', mayHoldBrackets: true },
    ],
  },
  {
    name: 'expressions',
    isGeneral: true,
    when: /[$#]\{/,
    pieces: [{ start: /[$#]\{/y, isBracket: true }],
  },
];
