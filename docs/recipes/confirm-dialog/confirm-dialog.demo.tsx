import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Block,
  Box,
  Button,
  Buttons,
  Level,
  Modal,
  Section,
  Title,
} from 'bulmatic';

interface Score {
  id: number;
  title: string;
  copies: number;
}

const SCORES: readonly Score[] = [
  { id: 1, title: 'Evening on the Lake', copies: 24 },
  { id: 2, title: 'Three Winter Songs', copies: 18 },
  { id: 3, title: 'The Miller’s Round', copies: 30 },
];

/** Replace this with a request to your server. */
async function deleteScore({ id }: Score, scores: readonly Score[]) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return scores.filter((score) => score.id !== id);
}

interface ConfirmDialogProps {
  /** The score to delete. The dialog is open while there is one. */
  score: Score | undefined;
  onCancel: () => void;
  onConfirm: (score: Score) => Promise<void>;
}

function ConfirmDialog({ score, onCancel, onConfirm }: ConfirmDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);

  async function confirm() {
    if (!score) return;
    setPending(true);
    await onConfirm(score);
    setPending(false);
  }

  return (
    <Modal
      role="alertdialog"
      aria-describedby="consequence"
      open={score !== undefined}
      onOpenChange={onCancel}
      closeOnEscape={!pending}
      closeOnOutsidePress={!pending}
      initialFocus={keep}
    >
      <Modal.Background />
      <Modal.Card px={4}>
        <Modal.CardHead>
          <Modal.CardTitle as="h2" flexShrink={1}>
            Delete “{score?.title}”?
          </Modal.CardTitle>
        </Modal.CardHead>
        <Modal.CardBody>
          <p id="consequence">
            This deletes the score and all of its {score?.copies} copies for
            the whole choir. You can’t undo it.
          </p>
        </Modal.CardBody>
        <Modal.CardFoot justifyContent="flex-end">
          <Buttons>
            <Button ref={keep} disabled={pending} onClick={onCancel}>
              Keep it
            </Button>
            <Button
              color="danger"
              loading={pending}
              onClick={() => void confirm()}
            >
              Delete
            </Button>
          </Buttons>
        </Modal.CardFoot>
      </Modal.Card>
    </Modal>
  );
}

export default function ConfirmDialogDemo() {
  const [scores, setScores] = useState(SCORES);
  const [doomed, setDoomed] = useState<Score>();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  async function remove(score: Score) {
    const left = await deleteScore(score, scores);
    // At once, because the page can’t get the focus while the dialog is open.
    flushSync(() => {
      setScores(left);
      setDoomed(undefined);
      setDone(`Deleted “${score.title}”.`);
    });
    focusAt(scores.indexOf(score));
  }

  /** Focuses the button that took the place of a deleted one. */
  function focusAt(index: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index] ?? buttons.at(-1) ?? heading.current;
    next?.focus();
  }

  return (
    <Section as="main">
      <Title as="h1" ref={heading} tabIndex={-1}>
        Scores of the Oak Street Choir
      </Title>
      <Block role="status">{done}</Block>
      <div ref={list}>
        {scores.map((score) => (
          <Box key={score.id}>
            <Level as="div" mobile>
              <Level.Left flexShrink={1}>
                <div>
                  <Title as="h2" size={5} mb={1}>
                    {score.title}
                  </Title>
                  <p>{score.copies} copies</p>
                </div>
              </Level.Left>
              <Level.Right>
                <Button
                  aria-label={`Delete ${score.title}`}
                  onClick={() => setDoomed(score)}
                >
                  Delete
                </Button>
              </Level.Right>
            </Level>
          </Box>
        ))}
      </div>
      {scores.length === 0 && <p>There are no scores.</p>}
      <ConfirmDialog
        score={doomed}
        onCancel={() => setDoomed(undefined)}
        onConfirm={remove}
      />
    </Section>
  );
}
