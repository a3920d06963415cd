import { useState } from 'react';
import { Block, Button, Buttons } from 'bulmatic';
import { Steps } from './Steps';

const ORDER = [
  { title: 'Ordered', text: 'Two rye loaves' },
  { title: 'Baked', text: 'In the oven since 4 am' },
  { title: 'On its way', text: 'By bike' },
  { title: 'Delivered', text: 'Before breakfast' },
];

export default function BasicDemo() {
  const [current, setCurrent] = useState(1);

  return (
    <>
      <Steps label="Your order" steps={ORDER} value={current} />
      <Block role="status">
        {ORDER[current]
          ? `Now: ${ORDER[current].title}.`
          : 'All is done. Enjoy your bread!'}
      </Block>
      <Buttons>
        <Button
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
        >
          Previous step
        </Button>
        <Button
          disabled={current === ORDER.length}
          onClick={() => setCurrent(current + 1)}
        >
          Next step
        </Button>
      </Buttons>
    </>
  );
}
