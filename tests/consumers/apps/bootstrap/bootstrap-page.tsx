/** Bootstrap's own markup, as its documentation writes it. */
export function BootstrapPage() {
  return (
    <section id="bootstrap" className="container py-4">
      <h1>Quản lý kho</h1>
      <p className="lead">
        Trang có sẵn, <a href="#kho">viết bằng Bootstrap</a>.
      </p>
      <ul>
        <li>Xoài</li>
        <li>Quýt</li>
      </ul>
      <button type="button" className="btn btn-primary">
        Lưu
      </button>
      <label htmlFor="warehouse" className="form-label">
        Kho
      </label>
      <select id="warehouse" className="form-select">
        <option>Cái Răng</option>
      </select>
      <input className="form-control" defaultValue="Ninh Kiều" aria-label="Quận" />
      <table className="table table-striped">
        <caption>Hàng trong kho</caption>
        <thead>
          <tr>
            <th scope="col">Hàng</th>
            <th scope="col">Số</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Xoài</td>
            <td>12</td>
          </tr>
        </tbody>
      </table>
      <div className="modal position-static d-block" tabIndex={-1}>
        <div className="modal-dialog">
          <div className="modal-content">
            <div className="modal-header">
              <h5 className="modal-title">Xác nhận</h5>
              <button type="button" className="btn-close" aria-label="Đóng" />
            </div>
            <div className="modal-body">
              <p>Xuất kho hôm nay?</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
