import { useRef, useState } from 'react';
import { Block, Button, Modal, Title } from 'bulmatic';

export default function ModalFinalFocus() {
  const [isThere, setThere] = useState(true);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = () => {
    setThere(false);
    setOpen(false);
  };
  return (
    <>
      <Title as="h3" size={5} ref={heading} tabIndex={-1}>
        {isThere ? 'One album' : 'No album'}
      </Title>
      {isThere && (
        <Button onClick={() => setOpen(true)}>Delete “Summer”</Button>
      )}
      <Modal
        open={open}
        onOpenChange={setOpen}
        finalFocus={heading}
        aria-label="Delete"
      >
        <Modal.Background />
        <Modal.Content className="box">
          <Block as="p">Delete the album?</Block>
          <Button color="danger" onClick={remove}>
            Delete
          </Button>
        </Modal.Content>
      </Modal>
    </>
  );
}
