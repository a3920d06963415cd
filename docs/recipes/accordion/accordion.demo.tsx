import { useId, useState } from 'react';
import {
  Block,
  Button,
  Column,
  Columns,
  Icon,
  Section,
  Subtitle,
  Title,
} from 'bulmatic';

interface Item {
  title: string;
  text: string;
}

const BOOKING: readonly Item[] = [
  {
    title: 'Do I need a license?',
    text: 'No. Our boats have small engines, and we show you how to steer.',
  },
  {
    title: 'Can I change the day of my trip?',
    text: 'Yes, up to 24 hours before it starts, with the link in our email.',
  },
  {
    title: 'What happens if the weather is bad?',
    text: 'We call you in the morning, and you select another day.',
  },
];

const ON_BOARD: readonly Item[] = [
  {
    title: 'May I bring my dog?',
    text: 'Dogs are welcome, and we lend them life jackets in three sizes.',
  },
  {
    title: 'Is there room for a stroller?',
    text: 'A folded one fits below the bench. Or leave it at the pier.',
  },
  {
    title: 'Where can we stop for lunch?',
    text: 'There are free berths at the mill, at the old lock and in Reed Bay.',
  },
];

interface AccordionItemProps {
  item: Item;
  open: boolean;
  onToggle: () => void;
}

function AccordionItem({ item, open, onToggle }: AccordionItemProps) {
  const id = useId();

  return (
    <Block mb={2}>
      <Title as="h3" size={6} m={0}>
        <Button
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
          fullwidth
          justifyContent="space-between"
          textAlign="left"
          textWeight="semibold"
          px={4}
          py={3}
          // By default, the text of a button stays on one line.
          style={{ whiteSpace: 'normal' }}
        >
          <span>{item.title}</span>
          <Icon style={{ rotate: open ? '180deg' : undefined }}>
            <svg
              viewBox="0 0 16 16"
              width="1em"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="m3 6 5 5 5-5" />
            </svg>
          </Icon>
        </Button>
      </Title>
      <Block
        id={`${id}-panel`}
        role="region"
        aria-labelledby={`${id}-button`}
        hidden={!open}
        px={4}
        pt={3}
        pb={5}
      >
        {item.text}
      </Block>
    </Block>
  );
}

interface AccordionProps {
  items: readonly Item[];
  /** Lets several items be open. Otherwise, each one closes the others. */
  multiple?: boolean;
}

function Accordion({ items, multiple = false }: AccordionProps) {
  const [open, setOpen] = useState<readonly Item[]>(items.slice(0, 1));

  function toggle(item: Item) {
    if (open.includes(item)) setOpen(open.filter((one) => one !== item));
    else setOpen(multiple ? [...open, item] : [item]);
  }

  return (
    <Block>
      {items.map((item) => (
        <AccordionItem
          key={item.title}
          item={item}
          open={open.includes(item)}
          onToggle={() => toggle(item)}
        />
      ))}
    </Block>
  );
}

export default function AccordionDemo() {
  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 10, desktop: 8, widescreen: 7 }}>
          <Title as="h1">Questions about our boats</Title>
          <Subtitle mb={6}>
            If yours isn’t here, ask us at the pier.
          </Subtitle>
          <Title as="h2" size={5}>
            Before you book
          </Title>
          <Accordion items={BOOKING} />
          <Title as="h2" size={5} mt={6}>
            On board
          </Title>
          <Accordion items={ON_BOARD} multiple />
        </Column>
      </Columns>
    </Section>
  );
}
