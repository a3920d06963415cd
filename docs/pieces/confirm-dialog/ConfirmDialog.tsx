'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Block, Button, Modal, type ModalProps } from 'bulmatic';

export interface ConfirmProps extends Pick<ModalProps, 'finalFocus'> {
  /** The question. */
  title: string;
  /** What happens if the user agrees. */
  text?: ReactNode;
  /** The text of the button that agrees. Use the verb of the question. */
  action?: string;
  /** The text of the button that changes nothing, which has the focus at first. */
  cancel?: string;
  /** Whether the action destroys something. If so, its button is red. */
  danger?: boolean;
  /** Does the work while the dialog stays open and pending. If it fails, the dialog shows the error’s message. */
  onConfirm?: () => Promise<unknown>;
}

interface Request extends ConfirmProps {
  id: number;
  answer: (agrees: boolean) => void;
}

const TEXTS = { action: 'Continue', cancel: 'Cancel', failed: 'That didn’t work. Try again.' };

let lastId = 0;
/** What shows a question in each dialog on the page. The last dialog added asks. */
const dialogs: ((request: Request) => void)[] = [];

/** Asks the user, from anywhere in your app, and resolves to whether the user agrees. */
export const confirm = (options: ConfirmProps) =>
  new Promise<boolean>((answer) => {
    const ask = dialogs.at(-1);
    if (!ask)
      throw new Error('confirm() needs a <ConfirmDialog /> on the page. Add one to your app.');
    lastId += 1;
    ask({ ...options, id: lastId, answer });
  });

interface QuestionProps {
  request: Request;
  onClose: () => void;
}

function Question({ request, onClose }: QuestionProps) {
  const { title, text, action, cancel, danger, finalFocus, onConfirm } = request;
  const safe = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');

  // In this order, React closes the dialog together with the changes that follow `await confirm()`. If they remove the
  // element that had the focus, the modal moves the focus to something near it.
  function close(agrees: boolean) {
    request.answer(agrees);
    onClose();
  }

  async function agree() {
    if (!onConfirm) return close(true);
    setPending(true);
    setError('');
    try {
      await onConfirm();
      close(true);
    } catch (reason) {
      setPending(false);
      setError(reason instanceof Error ? reason.message : TEXTS.failed);
    }
  }

  return (
    <Modal
      role="alertdialog"
      aria-describedby={text ? textId : undefined}
      open
      onOpenChange={() => close(false)}
      closeOnEscape={!pending}
      closeOnOutsidePress={!pending}
      initialFocus={safe}
      finalFocus={finalFocus}
      portal
    >
      <Modal.Background />
      <Modal.Card px={4} style={{ overflowWrap: 'anywhere' }}>
        <Modal.CardHead>
          <Modal.CardTitle as="h2" flexShrink={1} style={{ lineHeight: 1.25 }}>
            {title}
          </Modal.CardTitle>
        </Modal.CardHead>
        <Modal.CardBody>
          <div id={textId}>{text}</div>
          <Block role="alert" textColor="danger-on-scheme" mt={error ? 4 : 0}>
            {error}
          </Block>
        </Modal.CardBody>
        <Modal.CardFoot justifyContent="flex-end" gap={2}>
          <Button ref={safe} disabled={pending} onClick={() => close(false)}>
            {cancel ?? TEXTS.cancel}
          </Button>
          <Button
            color={danger ? 'danger' : 'primary'}
            loading={pending}
            onClick={() => void agree()}
          >
            {action ?? TEXTS.action}
          </Button>
        </Modal.CardFoot>
      </Modal.Card>
    </Modal>
  );
}

/** Shows the questions of `confirm`, one after the other. Put one at the end of your app. */
export function ConfirmDialog() {
  const [requests, setRequests] = useState<readonly Request[]>([]);
  const waiting = useRef(new Set<Request>());
  const [request] = requests;

  useEffect(() => {
    const unanswered = waiting.current;
    const show = (next: Request) => {
      unanswered.add(next);
      setRequests((before) => [...before, next]);
    };
    dialogs.push(show);
    return () => {
      dialogs.splice(dialogs.indexOf(show), 1);
      // Nobody can agree anymore.
      for (const { answer } of unanswered) answer(false);
    };
  }, []);

  if (!request) return null;
  return (
    <Question
      key={request.id}
      request={request}
      onClose={() => {
        waiting.current.delete(request);
        setRequests((before) => before.slice(1));
      }}
    />
  );
}
