import { useState } from 'react';
import { Button, Buttons, Image, Modal } from 'bulmatic';

const SIZES = ['small', 'medium', 'large'] as const;

const HILLS =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 18'><rect width='64' height='18' fill='skyblue'/><path d='M0 18 22 4 38 14 48 9 64 18' fill='seagreen'/></svg>";

export default function ModalSizes() {
  const [shown, setShown] = useState('');
  return (
    <>
      <Buttons>
        {SIZES.map((size) => (
          <Button key={size} onClick={() => setShown(size)}>
            A {size} button
          </Button>
        ))}
      </Buttons>
      {SIZES.map((size) => (
        <Modal
          key={size}
          open={shown === size}
          onOpenChange={() => setShown('')}
          aria-label="Photo"
        >
          <Modal.Background />
          <Modal.Content>
            <Image src={HILLS} alt="Green hills" />
          </Modal.Content>
          <Modal.Close size={size} />
        </Modal>
      ))}
    </>
  );
}
