import type { Replacement, Row } from '../peer.ts';

export const forms: Row[] = [
  {
    from: '`<Control iconLeft iconRight>`',
    to: '`<Control iconsLeft iconsRight>`',
    changes: [
      ['<Control iconLeft={left}>', '<Control iconsLeft={left}>'],
      ['<Control iconRight={right}>', '<Control iconsRight={right}>'],
    ],
  },
  { from: '`<Field kind="addons">`', to: '`<Field addons>`' },
  {
    from: '`<Field kind="group" align="right">`',
    to: '`<Field grouped="right">`; also `centered`',
    changes: [
      ['<Field kind="group" align="right">', '<Field grouped="right">'],
      ['<Field kind="group" align="centered">', '<Field grouped="centered">'],
    ],
  },
  {
    from: '`<Field kind="group" multiline>`',
    to: '`<Field groupedMultiline>`',
    changes: [
      ['<Field kind="group" multiline>', '<Field groupedMultiline>'],
      ['<Field kind="group">', '<Field grouped>'],
    ],
  },
  {
    from: '`Label`, and `Field.Label` around it',
    to: '`Field.Label` for both',
    changes: [
      [
        '<Field.Label><Label {...label}>{text}</Label></Field.Label>',
        '<Field.Label {...rest} {...label}>{text}</Field.Label>',
      ],
    ],
  },
  {
    from: '`<Label><Checkbox /> Yes</Label>`',
    to: '`<Checkbox> Yes</Checkbox>`, which has its label; also `Radio`',
    changes: ['Checkbox', 'Radio'].flatMap((name): Replacement[] => [
      [`<Label htmlFor={id}><${name} {...box} /></Label>`, `<_><${name} /></_>`],
      [`<Label><${name} {...box} /></Label>`, `<${name} {...rest} {...box} />`],
    ]),
  },
  {
    from: '`<Label>`',
    to: '`<Field.Label>`',
    changes: [['<Label>', '<Field.Label>', { without: ['Checkbox', 'Radio'] }]],
  },
  {
    from: '`<Checkbox>`, `<Radio>` without a label',
    to: '`<input type="checkbox">`, `<input type="radio">`',
    changes: [
      ['<Checkbox>', '<input type="checkbox">'],
      ['<Radio>', '<input type="radio">'],
    ],
  },
  { from: '`Help`', to: '`Field.Help`' },
  { from: '`<Fieldset>`', to: '`<fieldset>`' },
  {
    from: '`<Input state="focused">`',
    to: '`<Input focused>`; also `hovered`',
    changes: [
      ...['Input', 'Textarea'].flatMap((name): Replacement[] => [
        [`<${name} state="focused">`, '<_ focused>'],
        [`<${name} state="hovered">`, '<_ hovered>'],
      ]),
      ...['focused', 'hovered', 'loading'].map((state): Replacement => [
        `<Select.Container state="${state}"><Select {...select} /></Select.Container>`,
        `<_ ${state}><Select /></_>`,
      ]),
    ],
  },
  {
    from: '`<Textarea>`, which has four rows',
    to: '`<TextArea rows={4}>`',
    changes: [
      ['<Textarea rows={rows}>', '<TextArea rows={rows}>'],
      ['<Textarea>', '<TextArea rows={4}>'],
    ],
  },
  {
    from: '`<Select.Container state="loading"><Select name="boat" /></Select.Container>`',
    to: '`<Select loading name="boat" />`',
    changes: [
      [
        '<Select.Container><Select {...select}>{options}</Select></Select.Container>',
        '<Select {...rest} {...select}>{options}</Select>',
      ],
    ],
  },
  {
    from: '`<Select>` alone',
    to: '`<select>`',
    changes: [
      ['<Select>', '<select>'],
      ['<Select.Container>', '<div className="select">'],
    ],
  },
  { from: '`<Select.Option>`', to: '`<option>`' },
  {
    from: '`File`, with its parts',
    to: '`<File name="picture" accept="image/*">Choose a picture</File>`, which has the parts',
    byHand: ['File', 'File.CTA', 'File.Icon', 'File.Input', 'File.Label', 'File.Name'],
  },
];
