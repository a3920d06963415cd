/**
 * What people call a page besides its title: everyday words, names of CSS, and those of components in bestax-bulma,
 * react-bulma-components, Bootstrap, MUI, Mantine, Chakra UI, Ant Design and Radix. By the address of the page or of a
 * section.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  '/docs/components/components/breadcrumb': 'breadcrumbs, trail, path, Breadcrumbs',
  '/docs/components/components/card': 'tile, paper, CardMedia, CardActions',
  '/docs/components/components/dropdown':
    'popover, context menu, MenuItem, DropdownButton, pulldown, HoverCard, ActionMenu, MenuButton',
  '/docs/components/components/menu':
    'sidebar, side nav, Nav, ListGroup, navigation list, vertical menu, tree, NavLink, Sidenav, TreeView',
  '/docs/components/components/message':
    'alert, callout, admonition, Alert, Callout, InlineNotification, AlertTitle, AlertDescription',
  '/docs/components/components/modal':
    'dialog, popup, overlay, backdrop, lightbox, ModalCard, DialogTitle, DialogContent, DialogActions',
  '/docs/components/components/modal#keyboard': 'nested modals, modal in a modal, two modals',
  '/docs/components/components/modal#portal': 'z-index, createPortal, behind the navbar',
  '/docs/components/components/navbar':
    'hamburger, header, top bar, AppBar, Toolbar, menu bar, navigation bar, burger menu, Menubar',
  '/docs/components/components/navbar#room': 'search box',
  '/docs/components/components/pagination': 'pager, page numbers, TablePagination',
  '/docs/components/components/panel': 'list group, Accordion list',
  '/docs/components/components/tabs':
    'tab, TabList, TabPanel, Tab, pills, SegmentedControl, nav-tabs, disabled tab',
  '/docs/components/components/tabs#panels': 'TabPanel, tab content, lazy tabs',
  '/docs/components/elements/block': 'Skeleton, spacer, margin bottom, placeholder',
  '/docs/components/elements/box': 'Paper, surface, container with shadow, well',
  '/docs/components/elements/button': 'btn, LoadingButton, IconButton, link button, submit, Fab',
  '/docs/components/elements/button#loading': 'Spinner, Loader, Spin',
  '/docs/components/elements/button#states': 'disabled button',
  '/docs/components/elements/button#full-width': 'full-width button',
  '/docs/components/elements/buttons': 'ButtonGroup, button group, Button.Group, toolbar',
  '/docs/components/elements/buttons#toggle-buttons':
    'SegmentedControl, ToggleButtonGroup, ToggleGroup',
  '/docs/components/elements/content':
    'prose, raw HTML, CMS, bullet points, lists, headings without styles, Typography, rich text, Markdown, WYSIWYG, article text',
  '/docs/components/elements/content#quotes-figures-and-code':
    'Blockquote, Code, figcaption, kbd, pre',
  '/docs/components/elements/delete': 'CloseButton, close icon, cross, x button, remove',
  '/docs/components/elements/icon': 'Font Awesome, svg, SvgIcon, glyph, symbol, Glyphicon',
  '/docs/components/elements/icontext': 'icon with text, Icon.Text',
  '/docs/components/elements/image':
    'avatar, video, YouTube, embed, iframe, picture, photo, img, figure, thumbnail, aspect ratio, Avatar, AvatarGroup',
  '/docs/components/elements/image#aspect-ratio': 'AspectRatio',
  '/docs/components/elements/image#cropping': 'object-fit, cover, contain, background-size',
  '/docs/components/elements/notification':
    'toast, snackbar, Alert, banner, flash message, Snackbar, success message',
  '/docs/components/elements/progress':
    'loader, progress bar, LinearProgress, ProgressBar, meter, CircularProgress',
  '/docs/components/elements/subtitle': 'subheading, subheader, Heading subtitle',
  '/docs/components/elements/table':
    'data grid, DataGrid, TableContainer, rows, thead, datatable, Descriptions, DescriptionList, table component',
  '/docs/components/elements/tag': 'badge, chip, label, pill, Badge, Chip',
  '/docs/components/elements/tags': 'Tag.Group, chips, badges, tag list',
  '/docs/components/elements/title': 'heading, headline, h1, Heading, Typography',
  '/docs/components/form/checkbox': 'check box, tick box, FormControlLabel, Form.Check, toggle',
  '/docs/components/form/checkboxes': 'checkbox group, FormGroup',
  '/docs/components/form/control': 'Form.Control, FormControl, InputAdornment',
  '/docs/components/form/field':
    'Form.Field, Form.Label, form group, FormGroup, FormHelperText, InputGroup, input group, input with attached button, form row, addons, Form.Group, Form.Item, FormLabel, FormErrorMessage, Fieldset, FloatingLabel',
  '/docs/components/form/file':
    'upload, file upload, Form.InputFile, file picker, attach, InputFile',
  '/docs/components/form/input':
    'TextField, text field, text box, Form.Input, OutlinedInput, password, email, date',
  '/docs/components/form/input#types':
    'NumberInput, InputNumber, DatePicker, TimePicker, ColorPicker',
  '/docs/components/form/radio': 'radio button, Form.Radio',
  '/docs/components/form/radios': 'RadioGroup, radio group',
  '/docs/components/form/select':
    'drop down list, combo box, Form.Select, NativeSelect, picker, options, optgroup',
  '/docs/components/form/select#multiple':
    'multiselect, multi select, MultiSelect, list box, Listbox',
  '/docs/components/form/textarea': 'Form.Textarea, multiline input, TextareaAutosize',
  '/docs/components/columns/column#fractions': '50%, 33%, 25%, percent',
  '/docs/components/columns/column': 'Col, Grid item, Columns.Column',
  '/docs/components/columns/columns': 'Row, Grid container, grid system, layout columns, gutter',
  '/docs/components/grid/cell': 'Grid item, grid cell, span, Tile',
  '/docs/components/grid/grid':
    'CSS grid, Grid, ImageList, masonry, Tile, SimpleGrid, grid-template-columns, auto-fit',
  '/docs/components/layout/container': 'wrapper, center page, max width, centered page, max-width',
  '/docs/components/layout/footer': 'page bottom, bottom bar',
  '/docs/components/layout/hero': 'banner, Jumbotron, jumbotron, full height, fullscreen, splash',
  '/docs/components/layout/hero#sizes-and-full-height':
    'fullheight, full screen, 100vh, viewport height, min-height',
  '/docs/components/layout/level':
    'Stack, toolbar, space between, horizontal layout, HStack, Group, Space, Flex row',
  '/docs/components/layout/level#long-text': 'truncate, text-overflow, ellipsis',
  '/docs/components/layout/media':
    'Media object, comment, Media.Item, list item, picture beside text',
  '/docs/components/layout/section': 'spacing, page section',
  '/docs/api/helpers/usecolormode':
    'theme toggle, dark mode hook, ThemeProvider, useColorScheme, ColorModeProvider, MantineProvider, ColorSchemeScript',
  '/docs/api/helpers/bulmaticlabels':
    'translation, localization, l10n, i18n, language, ConfigProvider',
  '/docs/pieces/accordion':
    'collapse, collapsible, expand, disclosure, details, FAQ, ExpansionPanel, Collapse',
  '/docs/pieces/calendar': 'month view, DateCalendar, event calendar',
  '/docs/pieces/carousel': 'slider, slideshow, slides, Swiper',
  '/docs/pieces/combobox':
    'typeahead, autocomplete, combo box, suggestions, search box, Autocomplete, select with search, Autosuggest, AutoComplete',
  '/docs/pieces/command-menu': 'command palette, Spotlight, cmdk, keyboard shortcuts, quick search',
  '/docs/pieces/confirm-dialog':
    'confirmation, are you sure, delete confirmation, window.confirm, AlertDialog, Popconfirm',
  '/docs/pieces/data-grid':
    'DataGrid, DataTable, virtual rows, virtualized table, TanStack Table, ag-grid, spreadsheet',
  '/docs/pieces/date-picker': 'datepicker, DatePicker, date input, calendar input, DateField',
  '/docs/pieces/date-range-picker': 'DateRangePicker, from to, period',
  '/docs/pieces/drawer': 'off-canvas, offcanvas, Drawer, Offcanvas, Sheet, side panel',
  '/docs/pieces/empty-state': 'no data, no results, blank slate, Empty, Result',
  '/docs/pieces/file-drop': 'drag and drop, dropzone, upload',
  '/docs/pieces/multi-select': 'multiselect, MultiSelect, select several, TagsSelect',
  '/docs/pieces/number-field': 'NumberInput, InputNumber, stepper, spin button, currency, quantity',
  '/docs/pieces/page-skeleton': 'loading page, placeholder, shimmer, suspense fallback',
  '/docs/pieces/password-field': 'PasswordInput, show password, reveal, eye',
  '/docs/pieces/popover': 'Popover, popup, hover card, floating, Popper',
  '/docs/pieces/rich-select': 'country select, select with icons, flags, custom select, Listbox',
  '/docs/pieces/segmented-control':
    'SegmentedControl, toggle group, ToggleButtonGroup, button radio',
  '/docs/pieces/slider': 'range, RangeSlider, Slider, thumb',
  '/docs/pieces/steps': 'stepper, Stepper, progress steps, wizard steps',
  '/docs/pieces/switch': 'toggle, Switch, on off, FormSwitch',
  '/docs/pieces/tag-input': 'tagsinput, chips input, TagsInput, tokens, Taginput',
  '/docs/pieces/time-field': 'TimePicker, time input, hours and minutes, clock',
  '/docs/pieces/toaster':
    'toast, snackbar, Snackbar, Toast, notification stack, useToast, Toaster, Sonner, notistack, undo message, message in the bottom corner',
  '/docs/pieces/tooltip': 'hint, title, Tooltip, hover text',
  '/docs/pieces/tree': 'tree view, TreeView, TreeSelect, folders, nested list',
  '/docs/recipes/app-shell':
    'admin layout, sidebar layout, side menu, dashboard layout, AppShell, Sidebar, drawer menu, mobile menu, burger, Sider',
  '/docs/recipes/article': 'blog post page, blog layout',
  '/docs/recipes/booking':
    'reservation, appointment form, react-hook-form, Controller, complex form',
  '/docs/recipes/chat': 'messenger, conversation',
  '/docs/recipes/checkout': 'checkout form, shipping address, order',
  '/docs/recipes/dashboard': 'admin template, statistics, metrics, analytics, Stat, StatNumber',
  '/docs/recipes/data-table':
    'datatable, sortable table, sort, filter rows, select rows, pagination',
  '/docs/recipes/image-gallery': 'lightbox, photos, pictures',
  '/docs/recipes/inbox': 'mail, messages, email client, master detail',
  '/docs/recipes/kanban': 'board, sortable list, drag to reorder, task board, todo',
  '/docs/recipes/landing-page': 'marketing page, home page template',
  '/docs/recipes/login':
    'sign in page, log in, signin, authentication, password form, PasswordInput',
  '/docs/recipes/members': 'user list, user management, team, invite',
  '/docs/recipes/not-found': '404, error page, Result',
  '/docs/recipes/pricing': 'plans, price table, subscription',
  '/docs/recipes/product-grid': 'shop, store, e-commerce, product cards, catalog',
  '/docs/recipes/settings': 'preferences, account, profile',
  '/docs/recipes/sign-up':
    'register, registration, create account, react-hook-form, zod, validation, validate',
  '/docs/recipes/wizard': 'multi-step form, form in several steps, checkout',
  '/docs/guides/accessibility': 'a11y, WCAG, screen reader, ARIA, keyboard',
  '/docs/guides/proofs':
    'bundle size of components, forced colors, high contrast mode, RTL, target size',
  '/docs/guides/choosing-a-component': 'which component, difference, versus, alternatives',
  '/docs/guides/choosing-a-component#missing':
    'Rating, Rate, Timeline, Cascader, Transfer, ColorPicker',
  '/docs/guides/icons': 'fontawesome, Font Awesome, Material icons, icon font, svg',
  '/docs/guides/icons#a-react-icon-library':
    'lucide, Lucide, Heroicons, react-icons, Tabler, Phosphor, Feather, Material icons, Bootstrap icons',
  '/docs/guides/versions': 'semver, breaking change, deprecation, upgrade, changelog, release',
  '/docs/guides/versions#bulma':
    'is Bulma dead, abandoned, unmaintained, still maintained, discontinued, future of Bulma',
  '/docs/guides/helper-props#color': 'background color, text color, background-color, opacity',
  '/docs/guides/helper-props#spacing': 'margin, padding, space between, gap',
  '/docs/guides/helper-props#typography':
    'center text, align text, font size, font weight, bold, italic, uppercase, font-weight, font-size, text-align, text-transform, font-style, text-decoration',
  '/docs/guides/helper-props#visibility':
    'hide on mobile, show only on desktop, hidden, display none, VisuallyHidden, d-none, Hidden, Show, Hide',
  '/docs/guides/helper-props#flexbox':
    'flex, justify-content, align-items, flex-direction, Stack, Flex',
  '/docs/guides/layout#print': 'printing, paper, PDF, @media print',
  '/docs/guides/helper-props#responsive': 'media query, @media, useMediaQuery, breakpoint',
  '/docs/guides/helper-props#other':
    'cursor pointer, sticky, position, overflow, float, truncate, text-overflow, border-radius, box-shadow, Affix',
  '/docs/guides/dark-mode':
    'night mode, theme switch, color scheme, light mode, prefers-color-scheme',
  '/docs/guides/dark-mode#csp': 'nonce',
  '/docs/guides/theming':
    'custom colors, brand color, Sass variables, customize, CSS variables, ThemeProvider, createTheme',
  '/docs/guides/theming#fonts': 'line-height, font-family, border-radius',
  '/docs/guides/theming#brand': 'primary color, brand color, palette',
  '/docs/guides/theming#what-cannot-be-changed':
    'change breakpoints, custom breakpoints, where tablet starts, class prefix',
  '/docs/guides/data-tables#states': 'Empty, EmptyState, no data, no rows',
  '/docs/guides/tailwind#layers': '@layer',
  '/docs/guides/contributing': 'report a bug, issue, pull request, open source',
  '/docs/guides/css-size#the-javascript': 'tree shaking, dead code, esm',
  '/docs/guides/css-size#what-the-files-weigh': 'how big, bytes, kilobytes, bundle',
  '/docs/guides/faq#size': 'how big, kilobytes',
  '/docs/guides/faq#css': 'import CSS, stylesheet, bulma.css',
  '/docs/guides/faq#styles': 'styled-components, emotion, CSS-in-JS, sx',
  '/docs/guides/how-it-compares': 'comparison, compare, versus',
  '/docs/guides/how-it-compares#speed': 'performance, benchmark',
  '/docs/guides/layout#which-component-to-use':
    'difference between columns and grid, columns or grid',
  '/docs/guides/props#as': 'asChild, Slot, polymorphic, component prop',
  '/docs/guides/props#other-props':
    'ref, forwardRef, useRef, innerRef, style, data attributes, event handlers, onClick',
  '/docs/guides/props#wrap': 'default props, preset, wrapper component',
  '/docs/guides/router-links#nextjs': 'next/link, NextLink',
  '/docs/guides/rules-for-code-generators':
    'AI agents, LLM, MCP, Claude, Copilot, ChatGPT, Cursor, coding assistant',
  '/docs/guides/server-rendering#server-components': 'RSC',
  '/docs/guides/testing': 'Jest, Cypress, jsdom, unit test',
  '/docs/guides/forms#the-other-controls': 'submit button, button type',
  '/docs/intro':
    'install, installation, set up, setup, quickstart, quick start, npm install, yarn add, pnpm add, create app',
  '/docs/tutorial-basics/deploy-your-site': 'publish, GitHub Pages, hosting, Netlify, Vercel',
};
