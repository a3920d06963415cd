import type { Replacement, Row } from '../peer.ts';

export const forms: Row[] = [
  { from: '`<Form.Field kind="addons">`', to: '`<Field addons>`' },
  {
    from: '`<Form.Field kind="group" align="right">`',
    to: '`<Field grouped="right">`',
    changes: [
      ['<Form.Field kind="group" align="center">', '<_ grouped="centered">'],
      ['<Form.Field kind="group" align="right">', '<_ grouped="right">'],
    ],
  },
  {
    from: '`<Form.Field kind="group" multiline>`',
    to: '`<Field groupedMultiline>`',
    changes: [
      ['<Form.Field kind="group" multiline>', '<_ groupedMultiline>'],
      ['<Form.Field kind="group">', '<_ grouped>'],
      ['<Form.Field>', '<Field>'],
    ],
  },
  {
    from: '`<Form.Field size="small">`',
    to: '`size="small"` on the controls in it',
    byHand: ['<Form.Field size={size}>'],
  },
  {
    from: '`Form.Label`, and `Form.Field.Label` around it',
    to: '`Field.Label` for both',
    changes: [
      ['<Form.Label>', '<Field.Label>'],
      [
        '<Form.Field.Label><Form.Label {...label}>{text}</Form.Label></Form.Field.Label>',
        '<Field.Label {...rest} {...label}>{text}</Field.Label>',
      ],
      ['<Form.Field.Label>', '<Field.Label>'],
    ],
  },
  { from: '`Form.Field.Body`', to: '`Field.Body`' },
  {
    from: '`<Form.Help color="danger">`',
    to: '`<Field.Help error>`, which marks the input as invalid too',
    changes: [
      ['<Form.Help color="danger">', '<Field.Help error>'],
      ['<Form.Help>', '<Field.Help>'],
    ],
  },
  {
    from: '`<Form.Control fullwidth>`',
    to: '`<Control expanded>`',
    changes: [
      ['<Form.Control fullwidth={expanded}>', '<_ expanded={expanded}>'],
      ['<Form.Control>', '<Control>'],
    ],
  },
  {
    from: 'An `Icon` with `align` in a `Form.Control`',
    to: '`<Control iconsLeft>` or `iconsRight`, and `Icon` with `left` or `right`',
    changes: [
      ['<Form.Control><Icon align="left" {...icon} /></Form.Control>', '<_ iconsLeft><Icon /></_>'],
      [
        '<Form.Control><Icon align="right" {...icon} /></Form.Control>',
        '<_ iconsRight><Icon /></_>',
      ],
    ],
  },
  {
    from: '`<Form.Input isStatic>`',
    to: '`<Input static>`',
    changes: [
      ['<Form.Input isStatic={isStatic}>', '<_ static={isStatic}>'],
      ['<Form.Input>', '<Input>'],
    ],
  },
  {
    from: '`<Form.Input status="focus">`',
    to: '`<Input focused>`',
    changes: ['Form.Input', 'Form.Textarea', 'Form.Select'].flatMap((name): Replacement[] => [
      [`<${name} status="focus">`, '<_ focused>'],
      [`<${name} status="hover">`, '<_ hovered>'],
    ]),
  },
  { from: '`Form.Textarea`, `Form.Select`', to: '`TextArea`, `Select`' },
  {
    from: '`Form.Checkbox`, `Form.Radio`',
    to: '`Checkbox`, `Radio`, and groups of them: `Checkboxes`, `Radios`',
    changes: [
      ['Form.Checkbox', 'Checkbox'],
      ['Form.Radio', 'Radio'],
    ],
  },
  {
    from: '`<Form.InputFile label="Choose" filename={name}>`',
    to: '`<File hasName>Choose</File>`, which shows the name itself',
    changes: [
      ['<Form.InputFile filename={name}>', '<File hasName>'],
      ['<Form.InputFile label={label}>', '<File>{label}</File>'],
      ['<Form.InputFile>', '<File>'],
    ],
  },
  {
    from: "`<Form.InputFile inputProps={{ accept: 'image/*' }}>`",
    to: '`<File accept="image/*">`',
    changes: [],
    byHand: ['<Form.InputFile inputProps={props}>'],
  },
];
