import { everythingPlain } from './everythingPlain.tsx';
import { formOf, tableOf, timesOf, type Scenes } from './scenes.tsx';

export const scenes: Scenes = {
  buttons: timesOf((index, color) => (
    <button key={index} type="button" className={`button is-${color} is-small`}>
      Save
    </button>
  )),
  table: tableOf(
    (rows) => (
      <table className="table is-striped is-fullwidth">
        <tbody>{rows}</tbody>
      </table>
    ),
    (index, cells) => <tr key={index}>{cells}</tr>,
    (index, color) => (
      <td key={index} className={`is-${color}`}>
        Cell
      </td>
    ),
  ),
  form: formOf((index, color) => (
    <div key={index} className="field">
      <label className="label" htmlFor={`field-${index}`}>
        Name
      </label>
      <div className="control">
        <input id={`field-${index}`} className={`input is-${color}`} />
      </div>
    </div>
  )),
  everything: everythingPlain,
};
