import { useState, type FormEvent } from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Control,
  Field,
  Icon,
  Input,
  Section,
  Subtitle,
  Tag,
  Title,
} from 'bulmatic';
import {
  Button as Handle,
  DropIndicator,
  GridList,
  GridListItem,
  isTextDropItem,
  useDragAndDrop,
  type DropItem,
  type ItemDropTarget,
} from 'react-aria-components';

const LANES = ['Planned', 'In progress', 'Done'] as const;

type LaneName = (typeof LANES)[number];

interface Card {
  id: string;
  text: string;
  topic: string;
  lane: LaneName;
}

/** Replace this with what your server sends. */
const START: readonly Card[] = [
  { id: '1', text: 'Book the brass band', topic: 'Music', lane: 'Planned' },
  { id: '2', text: 'Find six helpers', topic: 'People', lane: 'Planned' },
  { id: '3', text: 'Order the tents', topic: 'Site', lane: 'Planned' },
  {
    id: '4',
    text: 'Print the posters',
    topic: 'People',
    lane: 'In progress',
  },
  {
    id: '5',
    text: 'Permit for the fire',
    topic: 'Site',
    lane: 'In progress',
  },
  { id: '6', text: 'Choose the date', topic: 'Site', lane: 'Done' },
];

/** The type of a dragged card. The lanes accept nothing else. */
const CARD = 'application/x-card';

/** Breaks a word that is too long for a line. */
const BREAKING = { overflowWrap: 'anywhere' } as const;

type Near = Pick<ItemDropTarget, 'key' | 'dropPosition'>;

/** Moves some of the cards next to another one, or to the end of a lane. */
function move(
  cards: readonly Card[],
  ids: readonly string[],
  lane: LaneName,
  near?: Near,
): readonly Card[] {
  if (near && ids.includes(String(near.key))) return cards;
  const moved = cards
    .filter(({ id }) => ids.includes(id))
    .map((card) => ({ ...card, lane }));
  const others = cards.filter(({ id }) => !ids.includes(id));
  const at = others.findIndex(({ id }) => id === near?.key);
  if (at < 0) return [...others, ...moved];
  const index = near?.dropPosition === 'after' ? at + 1 : at;
  return [...others.slice(0, index), ...moved, ...others.slice(index)];
}

const idsIn = (items: readonly DropItem[]) =>
  Promise.all(items.filter(isTextDropItem).map((one) => one.getText(CARD)));

interface LaneProps {
  name: LaneName;
  cards: readonly Card[];
  onMove: (ids: readonly string[], lane: LaneName, near?: Near) => void;
}

function Lane({ name, cards, onMove }: LaneProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [CARD]: String(key),
        'text/plain': cards.find(({ id }) => id === key)?.text ?? '',
      })),
    acceptedDragTypes: [CARD],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) =>
      onMove([...keys].map(String), name, target),
    onInsert: ({ items, target }) =>
      void idsIn(items).then((ids) => onMove(ids, name, target)),
    onRootDrop: ({ items }) =>
      void idsIn(items).then((ids) => onMove(ids, name)),
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        style={({ isDropTarget }) => ({
          height: '0.25rem',
          // Takes up no space, so that the cards stay in place.
          margin: '-0.375rem 0',
          borderRadius: 'var(--bulma-radius)',
          background: isDropTarget ? 'var(--bulma-link)' : undefined,
        })}
      />
    ),
  });

  return (
    <Box
      as="section"
      aria-label={name}
      p={4}
      shadowless
      style={{ background: 'var(--bulma-background)' }}
    >
      <Title as="h2" size={6} mb={3}>
        {name} ({cards.length})
      </Title>
      <GridList
        aria-label={name}
        items={cards}
        dependencies={[cards]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => 'No card yet. Move one here.'}
        style={({ isDropTarget, isEmpty }) => ({
          display: 'flex',
          flexDirection: 'column',
          gap: '0.5rem',
          minHeight: '6rem',
          padding: isEmpty ? '0.5rem' : undefined,
          borderRadius: 'var(--bulma-radius)',
          outline: isDropTarget ? '2px solid var(--bulma-link)' : 'none',
        })}
      >
        {(card) => <CardItem card={card} />}
      </GridList>
    </Box>
  );
}

const CardItem = ({ card: { id, text, topic } }: { card: Card }) => (
  <GridListItem
    id={id}
    textValue={text}
    render={(props) => (
      <Box
        {...(props as object)}
        p={3}
        m={0}
        style={{ outlineColor: 'var(--bulma-link)' }}
      />
    )}
  >
    <Block display="flex" alignItems="center" gap={1} m={0}>
      <Handle
        slot="drag"
        style={{ color: 'inherit', cursor: 'grab', borderRadius: 4 }}
      >
        <Icon>
          <svg
            width="10"
            height="16"
            viewBox="0 0 10 16"
            fill="currentColor"
          >
            <path d="M1 1h3v3H1zM6 1h3v3H6zM1 6h3v3H1zM6 6h3v3H6zM1 11h3v3H1zM6 11h3v3H6z" />
          </svg>
        </Icon>
      </Handle>
      <Block flexGrow={1} m={0} style={BREAKING}>
        {text}
      </Block>
      <Tag>{topic}</Tag>
    </Block>
  </GridListItem>
);

export default function Kanban() {
  const [cards, setCards] = useState(START);
  const [done, setDone] = useState('');

  function handleMove(ids: readonly string[], lane: LaneName, near?: Near) {
    const next = move(cards, ids, lane, near);
    if (next === cards) return;
    setCards(next);
    const names = cards.filter(({ id }) => ids.includes(id));
    setDone(`${names.map(({ text }) => text).join(', ')}: ${lane}.`);
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (new FormData(form).get('text') as string).trim();
    if (!text) return;
    const id = String(Date.now());
    setCards([{ id, text, topic: 'New', lane: 'Planned' }, ...cards]);
    setDone(`${text}: Planned.`);
    form.reset();
  }

  return (
    <Section as="main">
      <Title as="h1">Lantern Festival</Title>
      <Subtitle as="p">Everything until the first of November</Subtitle>
      <form onSubmit={add}>
        <Field addons>
          <Control expanded>
            <Input
              name="text"
              aria-label="New card"
              placeholder="New card"
            />
          </Control>
          <Control>
            <Button type="submit" color="primary">
              Add
            </Button>
          </Control>
        </Field>
      </form>
      <Block role="status" style={BREAKING}>
        {done}
      </Block>
      <Columns>
        {LANES.map((name) => (
          <Column key={name}>
            <Lane
              name={name}
              cards={cards.filter(({ lane }) => lane === name)}
              onMove={handleMove}
            />
          </Column>
        ))}
      </Columns>
    </Section>
  );
}
