import { Block, Image, Media } from 'bulmatic';

const face = (hue: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="hsl(${hue} 60%25 80%25)"/%3E%3Ccircle cx="4" cy="3.5" r="2" fill="hsl(${hue} 50%25 35%25)"/%3E%3C/svg%3E`;

export default function MediaNested() {
  return (
    <Media>
      <Media.Left>
        <Image as="p" size="64x64" src={face(20)} alt="" />
      </Media.Left>
      <Media.Content>
        <Block as="p">
          <strong>Jonas</strong>: Who has the key to the attic?
        </Block>
        <Media>
          <Media.Left>
            <Image as="p" size="48x48" src={face(140)} alt="" />
          </Media.Left>
          <Media.Content>
            <Block as="p">
              <strong>Mira</strong>: It’s behind the door.
            </Block>
            <Media>
              <Media.Content>
                <strong>Jonas</strong>: Found it, thanks!
              </Media.Content>
            </Media>
          </Media.Content>
        </Media>
      </Media.Content>
    </Media>
  );
}
