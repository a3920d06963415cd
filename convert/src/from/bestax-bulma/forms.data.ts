import type { Replacement, Row } from '../peer.ts';

/** Snippets of each prop of each component. */
const eachProp = (names: readonly string[], props: readonly string[]) =>
  names.flatMap((name) => props.map((prop) => `<${name} ${prop}={value}>`));

/** Form controls that can be a whole field. */
const CONTROLS = ['Input', 'Select', 'TextArea'];

export const forms: Row[] = [
  {
    from: '`<Input label="Name" message="Too short" messageColor="danger">`',
    to: '`Field.Label`, `Input`, `<Field.Help error>`, in a `Field`',
    byHand: eachProp([...CONTROLS, 'File'], ['label', 'message']),
  },
  {
    from: '`<Input>`, `<Select>` or `<TextArea>` outside of a `Field`',
    to: '`<Field><Control><Input>`, and the same for the others',
    changes: CONTROLS.flatMap((name): Replacement[] => [
      [
        `<${name}>`,
        `<Field><Control><${name} {...rest} /></Control></Field>`,
        { outside: ['Field', 'Control'] },
      ],
      [
        `<${name}>`,
        `<Control><${name} {...rest} /></Control>`,
        { inside: 'Field', outside: ['Control'] },
      ],
    ]),
  },
  {
    from: '`<Input iconLeftName="user">`',
    to: '`<Control iconsLeft>` with an `Input` and an `<Icon left>`',
    byHand: eachProp(
      [...CONTROLS, 'Control'],
      ['iconLeft', 'iconLeftName', 'iconRight', 'iconRightName'],
    ),
  },
  {
    from: '`<Input isLoading>`',
    to: '`<Control loading>`',
    byHand: ['<Input isLoading={isLoading}>', '<TextArea isLoading={isLoading}>'],
  },
  { from: '`InputBase`, `SelectBase`, `TextAreaBase`', to: '`Input`, `Select`, `TextArea`' },
  {
    from: '`<SelectBase multipleSize={3}>`',
    to: '`<Select htmlSize={3}>`',
    changes: ['Select', 'SelectBase'].flatMap((name): Replacement[] => [
      [`<${name} multipleSize={size}>`, '<_ htmlSize={size}>'],
    ]),
  },
  { from: '`<TextAreaBase hasFixedSize>`', to: '`<TextArea fixedSize>`', changes: [] },
  {
    from: '`<Field grouped="multiline">`, `<Field hasAddons="right">`',
    to: '`<Field groupedMultiline>`, `<Field addons="right">`',
    changes: [['<Field grouped="multiline">', '<Field groupedMultiline>']],
  },
  {
    from: '`<Field label="Name">`',
    to: '`<Field><Field.Label>Name</Field.Label>`',
    changes: [
      [
        '<Field horizontal label={label}>',
        '<Field horizontal><Field.Label size="normal">{label}</Field.Label><Field.Body>{children}</Field.Body></Field>',
      ],
      ['<Field label={label}>', '<Field><Field.Label>{label}</Field.Label>{children}</Field>'],
    ],
  },
  {
    from: '`<Control isExpanded hasIconsLeft>`',
    to: '`<Control expanded iconsLeft>`',
    changes: [],
  },
  {
    from: '`<Checkboxes label="Drinks">`, `<Radios label="Drinks">`',
    to: '`<Checkboxes legend="Drinks">`, `<Radios legend="Drinks">`',
    changes: [
      ['<Checkboxes label={label}>', '<Checkboxes legend={label}>'],
      ['<Radios label={label}>', '<Radios legend={label}>'],
    ],
  },
  {
    from: '`<Checkbox color="info" size="large">`',
    to: "none: Bulma uses the browser's checkbox",
    byHand: eachProp(['Checkbox', 'Radio'], ['color', 'size']),
  },
  {
    from: '`<File buttonLabel="Choose" fileName={name}>`',
    to: '`<File hasName>Choose</File>`, which shows the name itself',
    changes: [
      ['<File fileName={name}>', '<File hasName>'],
      ['<File buttonLabel={label}>', '<File>{label}</File>'],
    ],
  },
  {
    from: '`<File iconLeft={icon} isBoxed>`',
    to: '`<File icon={icon} boxed>`',
    changes: [['<File iconLeft={icon}>', '<File icon={icon}>']],
  },
];
